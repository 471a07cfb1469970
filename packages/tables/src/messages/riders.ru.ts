/* Built from riders.ru.icu.json by tools/messages. */
import { formatCount } from '@otryv/race';

export const ru = {
  greatest: 'максимум списка',
  finishes: { label: 'Финиши', name: 'Сколько раз финишировал' },
  ranking: { label: 'Рейтинг', name: 'Страница во внешнем рейтинге', link: 'профиль' },
  date: 'Дата',
  noDate: 'нет даты',
  race: 'Заезд',
  leaders: (caption: string, interval: string): string => `${caption}, ${interval}`,
  bestPower: (interval: string, unit: string): string => `Лучшая мощность за ${interval}, ${unit}`,
  seconds: (count: number): string => formatCount('ru', count, { one: 'секунда', many: 'секунд', other: 'секунды' }),
  minutes: (count: number): string => formatCount('ru', count, { one: 'минута', many: 'минут', other: 'минуты' }),
  nobody: { title: 'Райдеров не нашлось', text: 'Проверьте имя в поиске или выберите другую категорию.' },
  noLeaders: {
    title: 'Лидеров пока нет',
    text: 'Здесь будут лучшие отрезки за 90 дней. Проедьте заезд с измерителем мощности.',
  },
  noRaces: { title: 'Результатов пока нет', text: 'Они появятся после первого финиша. Выберите заезд в расписании.' },
};
