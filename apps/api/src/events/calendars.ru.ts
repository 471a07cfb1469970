/* Built from calendars.ru.icu.json by tools/messages. */
export const ru = {
  schedule: 'Отрыв: гонки',
  own: 'Отрыв: мои гонки',
};
