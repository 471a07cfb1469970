/* Built from riders.en.icu.json by tools/messages. */
import { formatCount } from '@otryv/race';

export const en = {
  onAir: 'on air',
  greatest: 'greatest of the list',
  finishes: { label: 'Finishes', name: 'How many races were finished' },
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
  records: {
    interval: 'Interval',
    medals: { gold: 'best', silver: 'second', bronze: 'third' },
    among: (category: string): string => `Among ${category}`,
    amongName: 'Place by W/kg among the riders of the category',
    fresh: 'new',
    fewer: 'There is no other such ride',
    unplaced: 'No place: too little data',
    none: { title: 'No records yet', text: 'They come after the first race with a power meter.' },
  },
  wins: {
    finishers: { label: 'Ranked', name: 'How many riders were ranked' },
    none: { title: 'No wins yet', text: 'Races that the rider won come here.' },
  },
  common: {
    placeOf: (name: string): string => `Place: ${name}`,
    timeOf: (name: string): string => `Time: ${name}`,
    duel: 'Ahead',
    aheadBy: (name: string, gap: string): string => `${name} is ahead by ${gap}`,
    equal: 'level',
    notRanked: 'not counted: not all are ranked',
    otherGroup: 'not counted: different groups',
    absent: 'Did not take part',
    route: 'Route',
    none: {
      title: 'No races in common',
      text: 'Choose another period or other riders. Their power can be compared anyway.',
    },
  },
};
