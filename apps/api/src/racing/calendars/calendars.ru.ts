/* Built from calendars.ru.icu.json by tools/messages. */
export const ru = {
  schedule: 'Отрыв: гонки',
  own: 'Отрыв: мои гонки',
  start: (start: string, groups: string): string => `Старт ${start} МСК, группы ${groups}`,
  ownStart: (start: string, group: string): string => `Ваша группа ${group}, старт ${start} МСК`,
};
