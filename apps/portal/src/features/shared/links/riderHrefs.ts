import { addresses, addressOf } from '@otryv/contract/addresses';
import { useMemo } from 'react';
import { siteData } from '../../../lib/site/siteData.ts';
import { teamHref } from './teamHref.ts';

/** Returns the address of a rider's results. */
export function riderHref(zwiftId: number): string {
  return addressOf(addresses.riderResults, { zwiftId });
}

/** Returns the address of a rider's weight and height history. */
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

/** Returns the page of a team; `null` without one. */
const hrefOfTeam = (team: Team) => (team ? teamHref(team.urlSlug) : null);
/** Returns the team page for a row about a rider. */
export const ofListedTeam = ({ team }: { team?: Team }) => hrefOfTeam(team);
/** Returns the team page for the rider of a row. */
export const ofRidersTeam = ({ rider }: OfRiderInRace) => hrefOfTeam(rider.team);

/** Links of a row of a protocol. */
export const profileLinks = {
  profileHref: ({ profileId }: OfProfile) => riderHref(profileId),
  weightHref: ({ profileId }: OfProfile) => weightHref(profileId),
  teamHref: ofRidersTeam,
};

/** Links of a row about a rider. */
export const riderLinks = {
  profileHref: ({ zwiftId }: OfRider) => riderHref(zwiftId),
  weightHref: ({ zwiftId }: OfRider) => weightHref(zwiftId),
  teamHref: ofListedTeam,
};

/**
 * Returns a function that links the rider of a row to the external ranking; `undefined` if none is configured. Memoize
 * `idOf`.
 */
export function useRankingHref<Row>(idOf: (row: Row) => number): ((row: Row) => string) | undefined {
  return useMemo(() => {
    const { rankingUrl } = siteData();
    return rankingUrl === null ? undefined : (row: Row) => rankingUrl.replaceAll('{zwiftId}', String(idOf(row)));
  }, [idOf]);
}

/** Returns the game id of a row of a protocol. */
export const profileIdOf = ({ profileId }: OfProfile) => profileId;
/** Returns the game id of a row about a rider. */
export const zwiftIdOf = ({ zwiftId }: OfRider) => zwiftId;
