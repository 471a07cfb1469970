/* Built from previews.ru.icu.json by tools/messages. */
export const ru = {
  site: 'Отрыв',
  provisional: 'предварительное',
  official: 'официальное',
  provisional_results: 'Результаты предварительные',
  official_results: 'Результаты официальные',
  starts: 'Старт',
  place: (place: number): string => `${place} место`,
  group: (group: string): string => `Группа ${group}`,
  moscow: 'МСК',
};
