import { addresses, addressOf } from '@otryv/contract/addresses';
import { portalPageOf } from '@otryv/contract/embed-pages';
import { epochMs } from '@otryv/race';
import { eventOf } from './event.ts';
import { type Asked, codeOf, dataOf, type Kind } from './kind.ts';

export const resultsOf = (id: string): Asked<'/api/race/results/{id}'> => ({ address: `/api/race/results/${id}` });

/** The protocol of a race. */
export const results: Kind = {
  asks: ({ id }, reads) => [
    resultsOf(id),
    ...(codeOf(reads, resultsOf(id)) === 'event_not_started' ? [eventOf(id)] : []),
  ],
  factsOf: ({ embed, reads }) => {
    const event = dataOf(reads, resultsOf(embed.id))?.event;
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
