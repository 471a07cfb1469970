/* Built from ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  title: 'Трансляции',
  onAir: (count: number): string =>
    `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'райдер', many: 'райдеров', other: 'райдера' })} в эфире`,
  watched: (count: number): string =>
    `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'зритель', many: 'зрителей', other: 'зрителя' })}`,
  nobody: 'Сейчас никто не ведёт трансляцию.',
  checked: 'Проверено',
  myChannel: 'Мой канал',
  search: 'Райдер или название',
  platform: 'Площадка',
  all: 'Все',
  live: 'В эфире',
  untitled: 'Без названия',
  history: 'Полоски: зрители за последние два часа, выделенная: сейчас.',
  offline: 'Не в эфире',
  emptyTitle: 'В эфире никого',
  emptyText: 'Чаще всего выходят за полчаса до вечерних гонок.',
  toSchedule: 'Открыть расписание',
  connect: 'Подключить свой канал',
  filteredTitle: 'По этим условиям в эфире никого',
  filteredText: (count: number): string =>
    `Без условий в эфире ${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'райдер', many: 'райдеров', other: 'райдера' })}.`,
  reset: 'Сбросить условия',
  stale: (platform: string): string =>
    `${platform} не отвечает. Его эфиры показаны на момент последнего ответа, зрители могли измениться.`,
  since: 'с',
  failed: 'Трансляции не загрузились',
};
