import type { RaceResults, ResultDto } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import type { Embed, EmbedOptions } from '@otryv/contract/embed';
import { portalPageOf } from '@otryv/contract/embed-pages';
import { epochMs, groupOfResult, peopleOf } from '@otryv/race';
import { eventOf } from './event.ts';
import { type Asked, codeOf, dataOf, type Kind } from './kind.ts';

type RaceEvent = RaceResults['event'];

/** Describes the read of a race's protocol; strips the intervals of hidden rows, which are most of its size. */
export function resultsOf({ id, options }: Embed): Asked<'/api/race/results/{id}'> {
  return {
    address: `/api/race/results/${id}`,
    keep: ({ event }) => {
      const shown = new Set(shownResults(event, options).rows);
      const results = event.results.map((row) => (shown.has(row) ? row : { ...row, cpBestEfforts: [] }));
      return { event: { ...event, description: '', results }, routes: [] };
    },
  };
}

/** Returns the number of finishers in the embed's group, and its rows: the first of theirs. */
export function shownResults(
  { results, eventSubgroups }: RaceEvent,
  { category: wanted, rows: most }: Pick<EmbedOptions, 'category' | 'rows'>,
): { category: string | null; finishers: number; rows: readonly ResultDto[] } {
  const category = eventSubgroups.find(({ subgroupLabel }) => subgroupLabel === wanted)?.subgroupLabel ?? null;
  const rows = results.filter(
    (row) => row.disqualification !== 'DNF' && (category === null || groupOfResult(row) === category),
  );
  return { category, finishers: peopleOf(rows).length, rows: rows.slice(0, most ?? undefined) };
}

/** The results of a race. */
export const results: Kind = {
  asks: (embed, reads) => [
    resultsOf(embed),
    ...(codeOf(reads, resultsOf(embed)) === 'event_not_started' ? [eventOf(embed.id)] : []),
  ],
  factsOf: ({ embed, reads }) => {
    const event = dataOf(reads, resultsOf(embed))?.event;
    if (!event) {
      const coming = dataOf(reads, eventOf(embed.id))?.event;
      if (!coming) return null;
      const path = addressOf(addresses.event, { eventId: coming.id });
      return { title: coming.name, path, races: [{ start: coming.eventStart, isSettled: false }] };
    }
    const finishes = event.results.map(({ activityData }) => epochMs(activityData.endDate) ?? 0);
    const end = finishes.reduce((last, each) => Math.max(last, each), 0);
    const isOfficial = event.protocol?.state !== 'provisional';
    return {
      title: event.name,
      path: portalPageOf(embed),
      races: [{ start: event.eventStart, end, isSettled: event.isFinal && isOfficial }],
    };
  },
};
