export const ru = {
  finishes: { label: 'Финиши', name: 'Сколько раз финишировал' },
  ranking: { label: 'Рейтинг', name: 'Страница во внешнем рейтинге', link: 'профиль' },
  date: 'Дата',
  noDate: 'нет даты',
  race: 'Заезд',
  leaders: (caption: string, interval: string) => `${caption}, ${interval}`,
  bestPower: (interval: string, unit: string) => `Лучшая мощность за ${interval}, ${unit}`,
  seconds: { one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды' },
  minutes: { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' },
  nobody: {
    title: 'Райдеров не нашлось',
    text: 'Проверьте имя в поиске или выберите другую категорию.',
  },
  noLeaders: {
    title: 'Лидеров пока нет',
    text: 'Здесь будут лучшие отрезки за 90 дней. Проедьте заезд с измерителем мощности.',
  },
  noRaces: {
    title: 'Результатов пока нет',
    text: 'Они появятся после первого финиша. Выберите заезд в расписании.',
  },
};
