/* Built from ru.icu.json by tools/messages. */
import { formatCount } from '@otryv/race';

export const ru = {
  schedule: {
    title: 'Расписание',
    caption: 'Будущие заезды',
    nearest: (count: number, away: string): string =>
      `${formatCount('ru', count, { one: 'заезд', many: 'заездов', other: 'заезда' })}, ближайший ${away}`,
    emptyTitle: 'Заезды не найдены',
    emptyText: 'По этим условиям ничего не запланировано. Измените поиск или сбросьте условия.',
    nothingTitle: 'Заездов пока нет',
    nothingText: 'Организаторы ещё не добавили заезды. Посмотрите результаты прошедших.',
  },
  resultsList: {
    title: 'Результаты',
    caption: 'Прошедшие заезды',
    emptyTitle: 'Заезды не найдены',
    emptyText: 'Среди прошедших заездов таких нет. Измените поиск или сбросьте условия.',
    nothingTitle: 'Результатов пока нет',
    nothingText: 'Ни один заезд ещё не финишировал. Посмотрите расписание.',
  },
  filters: {
    search: 'Название, организатор',
    organizer: 'Организатор',
    allOrganizers: 'Все организаторы',
    reset: 'Сбросить условия',
  },
};
