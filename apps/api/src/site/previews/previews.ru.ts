/* Built from previews.ru.icu.json by tools/messages. */
import { plural } from '@otryv/race';

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
  rider: 'Райдер',
  series: 'Серия заездов',
  category: (category: string): string => `Категория ${category}`,
  races: (count: number): string => plural('ru', count, { one: 'заезд', many: 'заездов', other: 'заезда' }),
  medals: (count: number): string => plural('ru', count, { one: 'медаль', many: 'медалей', other: 'медали' }),
  score: 'гоночный рейтинг',
  stages: (count: number): string => plural('ru', count, { one: 'этап', many: 'этапов', other: 'этапа' }),
  days: (from: string, to: string): string => `${from} – ${to}`,
};
