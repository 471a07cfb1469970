/* Built from en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  title: 'Streams',
  onAir: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'rider', other: 'riders' })} on air`,
  watched: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'viewer', other: 'viewers' })}`,
  nobody: 'Nobody streams now.',
  checked: 'Checked',
  myChannel: 'My channel',
  search: 'Rider or title',
  platform: 'Platform',
  all: 'All',
  live: 'On air',
  untitled: 'Untitled',
  history: 'Bars: viewers of the last two hours, the marked one: now.',
  offline: 'Not on air',
  emptyTitle: 'Nobody is on air',
  emptyText: 'Most go on air half an hour before the evening races.',
  toSchedule: 'Open the schedule',
  connect: 'Connect a channel',
  filteredTitle: 'Nobody on air matches',
  filteredText: (count: number): string =>
    `Without the filters ${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'rider is', other: 'riders are' })} on air.`,
  reset: 'Reset the filters',
  stale: (platform: string): string =>
    `${platform} does not answer. Its streams are those of its latest answer, the viewers may have changed.`,
  since: 'since',
  failed: 'The streams did not load',
};
