/* Built from differences.ru.icu.json by tools/messages. */
export const ru = {
  difference: (before: string, after: string): string => `При чтении было «${before}», в игре теперь «${after}».`,
  nothing: 'пусто',
};
