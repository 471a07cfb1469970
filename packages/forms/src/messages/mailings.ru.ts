/* Built from mailings.ru.icu.json by tools/messages. */
import { formatNumber, innerQuotes, plural } from '@otryv/race';

export const ru = {
  subject: 'Тема',
  title: 'Заголовок',
  text: 'Текст',
  textHint:
    'Пустая строка делит абзацы, **звёздочки** делают жирный, строка [Открыть этап](/series) становится кнопкой',
  to: 'Кому',
  events: 'Заезды',
  news: 'Новости',
  development: 'Разработка',
  chooseList: 'Выберите, кому отправить письмо.',
  readers: (count: number): string =>
    `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'читатель', many: 'читателей', other: 'читателя' })}`,
  trial: 'Пробное себе',
  trialSending: 'Отправляем пробное',
  send: 'Отправить',
  sending: 'Отправляем',
  from: 'С',
  until: 'По',
  days: 'Дни',
  remove: 'Убрать',
  removeOf: (name: string): string => `Убрать «${innerQuotes(name)}» из подборки`,
  eventsOf: (count: number): string =>
    `${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'заезд', many: 'заездов', other: 'заезда' })} в подборке`,
  removed: 'убран из подборки',
  restoreOne: 'Вернуть',
  restoreOf: (name: string): string => `Вернуть «${innerQuotes(name)}» в подборку`,
  restore: (count: number): string =>
    `Вернуть ${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'убранный заезд', few: 'убранных заезда', many: 'убранных заездов', other: 'убранного заезда' })}`,
};
