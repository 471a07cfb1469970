/* Built from series.ru.icu.json by tools/messages. */
import { plural } from '@otryv/race';

export const ru = {
  title: 'Серии идут сейчас',
  all: 'Все серии',
  stages: (completed: number, count: number): string =>
    `${completed} из ${count} ${plural('ru', count, { one: 'этапа', few: 'этапов', many: 'этапов', other: 'этапа' })}`,
};
