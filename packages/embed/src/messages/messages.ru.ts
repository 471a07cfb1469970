/* Built from messages.ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  on: 'на Отрыве',
  newTab: 'откроется в новой вкладке',
  missing: {
    title: 'Ничего не найдено',
    text: 'Удалено или скрыто. На Отрыве есть другие заезды, серии и райдеры.',
    link: 'Открыть',
  },
  notStarted: {
    title: 'Заезд ещё не начался',
    text: 'Протокол появится здесь после финиша первых райдеров.',
    link: 'Страница заезда',
  },
  failed: { title: 'Не загрузилось', text: 'Откройте эту страницу на портале.', link: 'Открыть' },
  results: {
    caption: (name: string): string => `Протокол заезда ${name}`,
    group: (label: string): string => `группа ${label}`,
    shown: (shown: number, all: number): string => `1–${shown} из ${all}`,
    all: (count: number): string =>
      `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'райдер', many: 'райдеров', other: 'райдера' })}`,
    provisional: 'предварительно',
    running: 'заезд идёт',
    link: 'Весь протокол',
    runningTitle: 'Заезд идёт',
    runningText: 'Первые финишировавшие появятся здесь сами.',
    emptyTitle: 'Никто не финишировал',
    emptyText: 'В протоколе нет ни одного результата.',
    noneInGroup: (label: string): string => `В группе ${label} никто не финишировал`,
  },
};
