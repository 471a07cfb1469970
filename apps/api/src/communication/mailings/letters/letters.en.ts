/* Built from letters.en.icu.json by tools/messages. */
import { formatNumber, plural } from '@otryv/race';

export const en = {
  section: { announcement: 'Announcement', digest: 'Digest' },
  why: {
    events: 'You receive this letter because you switched «Races» on.',
    news: 'You receive this letter because you switched «News» on.',
    development: 'You receive this letter because you switched «Development» on.',
  },
  unsubscribe: 'Unsubscribe with one tap',
  settings: 'Settings of letters',
  digestTitle: (range: string): string => `Races ${range}`,
  digestSubject: (range: string): string => `Races: ${range}`,
  digestLead: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'race', other: 'races' })} in the schedule. Times are of Moscow.`,
  digestPreheader: (first: string, more: number): string =>
    more === 0
      ? first
      : `${first} and ${formatNumber(more, { locale: 'en' })} ${plural('en', more, { one: 'race more', other: 'races more' })}`,
  openSchedule: 'Open the schedule',
  kilometres: (value: string): string => `${value} km`,
  climb: (value: string): string => `${value} m of climbing`,
  laps: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'lap', other: 'laps' })}`,
  minutes: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'minute', other: 'minutes' })}`,
};
