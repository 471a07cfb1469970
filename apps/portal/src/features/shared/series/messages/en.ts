/* Built from en.icu.json by tools/messages. */
import { plural } from '@otryv/race';

export const en = {
  types: { tour: 'Tour', catchUp: 'Catch-up', endurance: 'Endurance', series: 'Series', criterium: 'Criterium' },
  stages: (count: number): string => `${count} ${plural('en', count, { one: 'stage', other: 'stages' })}`,
  next: (order: number, day: string): string => `stage ${order}, ${day}`,
  nextRace: (day: string): string => `race ${day}`,
  draft: 'Draft',
};
