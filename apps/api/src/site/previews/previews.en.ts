/* Built from previews.en.icu.json by tools/messages. */
import { plural } from '@otryv/race';

export const en = {
  site: 'Otryv',
  provisional: 'provisional',
  official: 'official',
  provisional_results: 'Provisional results',
  official_results: 'Official results',
  starts: 'Start',
  place: (place: number): string => `Place ${place}`,
  group: (group: string): string => `Group ${group}`,
  moscow: 'MSK',
  rider: 'Rider',
  series: 'Race series',
  category: (category: string): string => `Category ${category}`,
  races: (count: number): string => plural('en', count, { one: 'race', other: 'races' }),
  medals: (count: number): string => plural('en', count, { one: 'medal', other: 'medals' }),
  score: 'racing score',
  stages: (count: number): string => plural('en', count, { one: 'stage', other: 'stages' }),
  days: (from: string, to: string): string => `${from} – ${to}`,
};
