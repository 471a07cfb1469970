/* Built from messages.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  on: 'on Otryv',
  newTab: 'opens in a new tab',
  missing: {
    title: 'Nothing found',
    text: 'Removed or hidden. Otryv has other races, series and riders.',
    link: 'Open',
  },
  notStarted: {
    title: 'The race has not started',
    text: 'The results appear here once the first riders finish.',
    link: 'Page of the race',
  },
  failed: { title: 'Not loaded', text: 'Open this page on the portal.', link: 'Open' },
  results: {
    caption: (name: string): string => `Results of ${name}`,
    group: (label: string): string => `group ${label}`,
    shown: (shown: number, all: number): string => `1–${shown} of ${all}`,
    all: (count: number): string =>
      `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'rider', other: 'riders' })}`,
    provisional: 'provisional',
    running: 'race in progress',
    link: 'Full results',
    runningTitle: 'The race is on',
    runningText: 'The first finishers will appear here by themselves.',
    emptyTitle: 'Nobody finished',
    emptyText: 'There is no result.',
    noneInGroup: (label: string): string => `Nobody finished in group ${label}`,
  },
};
