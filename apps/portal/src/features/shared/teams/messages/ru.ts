/* Built from ru.icu.json by tools/messages. */
import { innerQuotes } from '@otryv/race';

export const ru = {
  caption: (name: string): string => `Из чего сложились очки команды «${innerQuotes(name)}»`,
  stage: (name: string, order: string): string => `${name}. Этап ${order}`,
  prologue: (name: string): string => `${name}. Пролог`,
  season: 'Сезон',
  note: 'Сезон идёт с 1 сентября по 31 августа. Очки складываются из мест участников с 1-го по 20-е в рейтинговых заездах и этапах серий.',
  dialog: (name: string): string => `Из чего сложились очки: ${name}`,
  total: (points: string): string => `Всего очков: ${points}`,
  older: 'Более ранние',
  newer: 'Более поздние',
  tableCaption: (season: string): string => `Рейтинг команд, сезон ${season}`,
  updated: 'Посчитано',
};
