/* Built from series.en.icu.json by tools/messages. */
import { plural } from '@otryv/race';

export const en = {
  title: 'Series being ridden',
  all: 'All series',
  stages: (completed: number, count: number): string =>
    `${completed} of ${count} ${plural('en', count, { one: 'stage', other: 'stages' })}`,
};
