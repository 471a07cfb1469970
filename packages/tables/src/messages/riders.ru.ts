/* Built from riders.ru.icu.json by tools/messages. */
import { formatCount } from '@otryv/race';

export const ru = {
  onAir: 'в эфире',
  greatest: 'максимум списка',
  finishes: { label: 'Финиши', name: 'Сколько раз финишировал' },
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
  records: {
    interval: 'Интервал',
    medals: { gold: 'лучшее', silver: 'второе', bronze: 'третье' },
    among: (category: string): string => `Среди ${category}`,
    amongName: 'Место по вт/кг среди райдеров категории',
    fresh: 'новый',
    fewer: 'Такого заезда больше нет',
    unplaced: 'Места нет: мало данных',
    none: { title: 'Рекордов пока нет', text: 'Они появятся после первого заезда с измерителем мощности.' },
  },
  wins: {
    finishers: { label: 'В зачёте', name: 'Сколько райдеров было в зачёте' },
    none: { title: 'Побед пока нет', text: 'Здесь будут заезды, в которых райдер приехал первым.' },
  },
  common: {
    placeOf: (name: string): string => `Место: ${name}`,
    timeOf: (name: string): string => `Время: ${name}`,
    duel: 'Кто впереди',
    aheadBy: (name: string, gap: string): string => `${name} впереди на ${gap}`,
    equal: 'вровень',
    notRanked: 'не в счёт: не все в зачёте',
    otherGroup: 'не в счёт: разные группы',
    absent: 'Не участвовал',
    route: 'Трасса',
    none: {
      title: 'Общих заездов нет',
      text: 'Выберите другой срок или других райдеров. Мощность можно сравнить и так.',
    },
  },
};
