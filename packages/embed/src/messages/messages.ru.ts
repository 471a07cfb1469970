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
  schedule: {
    title: 'Расписание',
    link: 'Всё расписание',
    signedUp: (count: number): string =>
      `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'записался', other: 'записались' })}`,
    emptyTitle: 'Заездов пока нет',
    emptyText: 'Новые появятся здесь, как только их объявят.',
    more: (shown: number, all: number): string => `${shown} из ${all}`,
  },
  series: {
    link: 'Вся серия',
    leaders: 'Лидеры',
    stages: 'Этапы',
    stage: (order: number): string => `Этап ${order}`,
    prologue: 'Пролог',
    noDate: 'дата не назначена',
    done: 'есть результаты',
    progress: (done: number, all: number): string =>
      `${done} из ${formatNumber(all, { locale: 'ru' })} ${plural('ru', all, { one: 'этапа', few: 'этапов', many: 'этапов', other: 'этапа' })}`,
    noStages: 'Этапы ещё не объявлены.',
    days: (from: string, to: string): string => `${from} – ${to}`,
  },
  standings: {
    link: 'Весь зачёт',
    caption: (name: string): string => `Зачёт серии ${name}`,
    emptyTitle: 'Зачёта ещё нет',
    emptyText: 'Он появится после первого этапа с результатами.',
    none: 'У этой серии нет общего зачёта.',
    shown: (shown: number, all: number): string => `1–${shown} из ${all}`,
  },
  rider: {
    link: 'Профиль',
    category: (label: string): string => `категория ${label}`,
    races: (count: number): string =>
      `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'заезд', many: 'заездов', other: 'заезда' })}`,
    score: 'рейтинг',
    power: 'Лучшая мощность за 90 дней',
    results: 'Последние заезды',
    placeOf: (place: number, count: number): string => `${place} из ${count}`,
    place: (place: number): string => `${place} место`,
    noPlace: 'вне зачёта',
    emptyText: 'Заездов ещё нет.',
  },
  countdown: {
    title: 'Ближайший старт',
    link: 'Открыть',
    results: 'Результаты',
    running: 'Идёт',
    over: 'Заезд прошёл',
    signedUp: (count: number): string =>
      `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'записался', other: 'записались' })}`,
    emptyText: 'Заездов пока нет. Новый появится здесь сам.',
    missingTitle: 'Заезда больше нет',
    missingText: 'Его отменили, удалили или скрыли. Другие заезды есть в расписании.',
    missingLink: 'Расписание',
  },
};
