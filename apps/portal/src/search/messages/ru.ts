/* Built from ru.icu.json by tools/messages. */
export const ru = {
  events: 'Заезды',
};
