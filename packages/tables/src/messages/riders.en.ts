/* Built from riders.en.icu.json by tools/messages. */
import { formatCount } from '@otryv/race';

export const en = {
  greatest: 'greatest of the list',
  finishes: { label: 'Finishes', name: 'How many races were finished' },
  ranking: { label: 'Ranking', name: 'Page on the external ranking', link: 'profile' },
  date: 'Date',
  noDate: 'no date',
  race: 'Race',
  leaders: (caption: string, interval: string): string => `${caption}, ${interval}`,
  bestPower: (interval: string, unit: string): string => `Best power over ${interval}, ${unit}`,
  seconds: (count: number): string => formatCount('en', count, { one: 'second', other: 'seconds' }),
  minutes: (count: number): string => formatCount('en', count, { one: 'minute', other: 'minutes' }),
  nobody: { title: 'No riders found', text: 'Check the name in the search, or choose another category.' },
  noLeaders: {
    title: 'No leaders yet',
    text: 'The best efforts of 90 days will stand here. Ride a race with a power meter.',
  },
  noRaces: { title: 'No results yet', text: 'They appear after the first finish. Choose a race in the schedule.' },
};
