/* Built from receipt.ru.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const ru = {
  caption: (rider: string): string => `Как получилось место: ${rider}`,
  step: 'Шаг',
  time: 'Время',
  place: 'Место',
  gameTime: 'Время из игры',
  startGap: 'Группа стартовала позже первой',
  startGapText: 'Время считается от первого старта.',
  rules: {
    classicCommon: 'Правило «Общий протокол»',
    classicGroup: 'Правило «По группам»',
    newbies: 'Правило «Новички»',
    catchUp: 'Правило «Догонялки»',
  },
  ruleTexts: {
    classicCommon: 'Все группы вместе, по времени финиша.',
    classicGroup: 'У каждой группы свои места и своё время от её старта.',
    newbies: 'У каждой группы свои места, время у всех от первого старта.',
    catchUp: 'Все группы вместе, время у всех от первого старта.',
  },
  noTime: 'Времени финиша нет',
  passedOver: 'быстрее, но вне зачёта',
  others: (count: number): string =>
    `Ещё ${formatNumber(count, { locale: 'ru' })} ${plural('ru', count, { one: 'райдер', many: 'райдеров', other: 'райдера' })} быстрее, но вне зачёта`,
  label: 'Вне зачёта',
  total: 'Итог',
};
