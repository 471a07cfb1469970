/* Built from news.ru.icu.json by tools/messages. */
export const ru = {
  title: 'Что нового',
  version: (version: string): string => `Версия ${version}`,
  more: 'Ещё',
};
