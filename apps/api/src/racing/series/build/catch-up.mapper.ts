import type { Route } from '@otryv/contract';
import type { CatchUp } from '@otryv/contract/schemas';
import {
  type CatchUpRaceWin,
  catchUpWins,
  distanceSummary,
  groupLabelOf,
  type RankedRow,
  worldSlug,
} from '@otryv/race';
import type { StoredEvent } from '../../events/read/event-catalogue.ts';
import { gameRulesOf } from '../../results/build/game-rules.ts';
import { lengthOf } from './route-length.ts';

type RouteOf = (routeId: number | null) => Route | null;
type Win = CatchUp['data']['wins'][number];

/** Race with its protocol. */
export interface CatchUpRide {
  event: StoredEvent;
  rows: readonly RankedRow[];
}

/** Computes the wins of a catch-up series, newest first. */
export function toWins(rides: readonly CatchUpRide[], routeOf: RouteOf): Win[] {
  const byId = new Map(rides.map((ride) => [ride.event.gameId, ride]));
  const races = rides.map(({ event, rows }) => {
    const { eventStart, groups } = gameRulesOf(event);
    return { eventId: event.gameId, eventStart, groups, rows };
  });
  return catchUpWins(races).flatMap((win) => {
    const ride = byId.get(win.race.eventId);
    return ride ? [toWin(win, ride, routeOf)] : [];
  });
}

function toWin(
  { race, row, startGaps, groupLabel, profileId }: CatchUpRaceWin,
  { event }: CatchUpRide,
  routeOf: RouteOf,
): Win {
  const group = event.eventSubgroups.find(({ label }) => groupLabelOf(label) === groupLabel);
  const route = routeOf(group?.routeId ?? event.routeId);
  const laps = group?.laps || null;
  const length = route && laps ? distanceSummary(lengthOf(route), laps) : null;
  return {
    eventId: race.eventId,
    eventStart: event.eventStart.toISOString(),
    groupLabel,
    profileId,
    rider: riderOf(row),
    durationInMilliseconds: row.timeMs === null ? null : row.timeMs - row.startGapMs,
    speedKmh: row.speedKmh,
    finishers: row.finishersCount.absolute,
    startGaps: [...startGaps],
    // Without a known route, the world follows from its map.
    world: route?.world ?? worldSlug(group?.mapId ?? event.mapId),
    route: route?.name ?? null,
    laps,
    distanceKm: length?.distanceKm ?? group?.distanceSummary?.distanceInKilometers ?? null,
    elevationM: length?.elevationM ?? group?.distanceSummary?.elevationGainInMeters ?? null,
  };
}

function riderOf({ entry, person, shownProfileId }: RankedRow): Win['rider'] {
  const { firstName, lastName, gender, imageSrc } = entry.profileData ?? {};
  const main = person?.main;
  return {
    firstName: (main?.firstName ?? firstName?.trim()) || String(shownProfileId),
    lastName: main?.lastName ?? lastName?.trim() ?? '',
    gender: gender === 'MALE' || gender === 'FEMALE' ? gender : null,
    imageSrc: main ? main.imageSrc : (imageSrc ?? null),
    countryAlpha3: (main ?? person)?.countryAlpha3 ?? null,
    age: (main ?? person)?.age ?? null,
    team: (main ?? person)?.team ?? null,
  };
}
