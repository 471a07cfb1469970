import type { Embed } from '@otryv/contract/embed';
import { portalPageOf } from '@otryv/contract/embed-pages';
import { type Asked, dataOf, type Kind } from './kind.ts';

const usualRaces = 5;
const mostRaces = 100;

export const profileOf = (id: string): Asked<'/api/race/profile/{zwiftId}'> => ({
  address: `/api/race/profile/${id}`,
  keep: (data) => ({ ...data, profile: { ...data.profile, bio: null } }),
});

export const lastResultsOf = ({ id, options: { rows } }: Embed): Asked<'/api/race/profile/results'> => ({
  address: `/api/race/profile/results?zwiftId=${id}&docsOnPage=${Math.min(rows ?? usualRaces, mostRaces)}`,
});

/** A rider with the figures and results visible to guests. */
export const rider: Kind = {
  asks: (embed) => [profileOf(embed.id), lastResultsOf(embed)],
  factsOf: ({ embed, reads }) => {
    const profile = dataOf(reads, profileOf(embed.id))?.profile;
    if (!profile) return null;
    const last = dataOf(reads, lastResultsOf(embed))?.userResults[0];
    return {
      title: `${profile.firstName} ${profile.lastName}`.trim(),
      path: portalPageOf(embed),
      // Refreshing a rider is not urgent.
      races: last ? [{ start: last.eventStart, isSettled: true }] : [],
    };
  },
};
