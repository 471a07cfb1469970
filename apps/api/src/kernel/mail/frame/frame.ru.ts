/* Built from frame.ru.icu.json by tools/messages. */
export const ru = {
  support: 'Поддержка:',
};
