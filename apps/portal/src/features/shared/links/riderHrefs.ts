import { addresses, addressOf } from '@otryv/contract/addresses';
import { useMemo } from 'react';
import { siteData } from '../../../lib/site/siteData.ts';
import { teamHref } from './teamHref.ts';

/** The results of a rider. */
export function riderHref(zwiftId: number): string {
  return addressOf(addresses.riderResults, { zwiftId });
}

/** How a rider's weight and height changed. */
export function weightHref(zwiftId: number): string {
  return addressOf(addresses.riderWeight, { zwiftId });
}

type Team = { urlSlug: string } | null | undefined;

interface OfProfile {
  profileId: number;
}

interface OfRiderInRace {
  rider: { team?: Team };
}

interface OfRider {
  zwiftId: number;
}

/** The page of a team; `null` without one. */
const hrefOfTeam = (team: Team) => (team ? teamHref(team.urlSlug) : null);
/** The team of a row about a rider. */
export const ofListedTeam = ({ team }: { team?: Team }) => hrefOfTeam(team);
/** The team of the rider of a row. */
export const ofRidersTeam = ({ rider }: OfRiderInRace) => hrefOfTeam(rider.team);

/** The links of a row of a protocol. */
export const profileLinks = {
  profileHref: ({ profileId }: OfProfile) => riderHref(profileId),
  weightHref: ({ profileId }: OfProfile) => weightHref(profileId),
  teamHref: ofRidersTeam,
};

/** The links of a row about a rider. */
export const riderLinks = {
  profileHref: ({ zwiftId }: OfRider) => riderHref(zwiftId),
  weightHref: ({ zwiftId }: OfRider) => weightHref(zwiftId),
  teamHref: ofListedTeam,
};

/** The page of the rider of a row on the external ranking; `undefined` where none is configured. Memoize `idOf`. */
export function useRankingHref<Row>(idOf: (row: Row) => number): ((row: Row) => string) | undefined {
  return useMemo(() => {
    const { rankingUrl } = siteData();
    return rankingUrl === null ? undefined : (row: Row) => rankingUrl.replaceAll('{zwiftId}', String(idOf(row)));
  }, [idOf]);
}

/** The game id of a row of a protocol. */
export const profileIdOf = ({ profileId }: OfProfile) => profileId;
/** The game id of a row about a rider. */
export const zwiftIdOf = ({ zwiftId }: OfRider) => zwiftId;
