import { portalPageOf } from '@otryv/contract/embed-pages';
import { epochMs } from '@otryv/race';
import { type Asked, dataOf, type Kind } from './kind.ts';

export const resultsOf = (id: string): Asked<'/api/race/results/{id}'> => ({
  path: '/api/race/results/{id}',
  address: `/api/race/results/${id}`,
});

/** The protocol of a race. */
export const results: Kind = {
  asks: ({ id }) => [resultsOf(id)],
  factsOf: ({ embed, reads }) => {
    const event = dataOf(reads, resultsOf(embed.id))?.event;
    if (!event) return null;
    const finishes = event.results.map(({ activityData }) => epochMs(activityData.endDate) ?? 0);
    const isOfficial = event.protocol?.state !== 'provisional';
    const end = finishes.reduce((last, each) => Math.max(last, each), 0);
    return {
      title: event.name,
      path: portalPageOf(embed),
      races: [{ start: event.eventStart, end, isSettled: event.isFinal && isOfficial }],
    };
  },
};
