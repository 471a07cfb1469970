import type { GameInfo } from '../client/game.schemas.ts';
import { type FoundCatalogue, type FoundRoute, pictureNameOf } from './found-catalogue.ts';

type GameMap = GameInfo['maps'][number];
type GameRoute = GameMap['routes'][number];

/** Reads the catalogue from the game's `game_info` response. */
export function readGameInfo({ maps, jerseys, segments }: GameInfo): FoundCatalogue {
  return {
    maps: maps.map(({ name }) => name ?? ''),
    routes: maps.flatMap(({ name, routes }) => routes.map((route) => toFoundRoute(route, name || null))),
    jerseys: jerseys.map(({ id, name, imageUrl }) => ({
      id,
      name: name ?? '',
      pictureName: pictureNameOf(imageUrl),
    })),
    segments: segments.map(({ id, archFriendlyName }) => ({ id, name: archFriendlyName ?? '' })),
  };
}

function toFoundRoute(route: GameRoute, map: string | null): FoundRoute {
  return {
    id: route.id,
    name: route.name?.trim() || null,
    map,
    pictureName: pictureNameOf(route.imageUrl),
    distance: kilometres(route.distanceInMeters),
    elevation: metres(route.ascentInMeters),
    leadInDistance: kilometres(route.leadinDistanceInMeters ?? route.defaultLeadinDistanceInMeter),
    leadInElevation: metres(route.leadinAscentInMeters ?? route.defaultLeadinAscentInMeters),
    leadInDistanceFreeRide: kilometres(route.freeRideLeadinDistanceInMeters),
    leadInElevationFreeRide: metres(route.freeRideLeadinAscentInMeters),
    leadInDistanceMeetups: kilometres(route.meetupLeadinDistanceInMeters),
    leadInElevationInMeetups: metres(route.meetupLeadinAscentInMeters),
    eventOnly: route.publicEventsOnly ?? null,
    levelLocked: route.levelLocked ?? null,
    lap: route.supportedLaps ?? null,
    supportsMeetups: route.blockedForMeetups == null ? null : !route.blockedForMeetups,
    sports: sportsOf(route.sports),
    experience: route.xp ?? null,
    eventPaddocks: null,
  };
}

const metresPerKilometre = 1000;

function kilometres(given: number | null | undefined): number | null {
  const rounded = metres(given);
  return rounded === null ? null : rounded / metresPerKilometre;
}

function metres(given: number | null | undefined): number | null {
  return given == null ? null : Math.round(given);
}

function sportsOf(names: readonly string[]): FoundRoute['sports'] {
  const sports = (['running', 'cycling'] as const).filter((sport) => names.includes(sport.toUpperCase()));
  return sports.length > 0 ? sports : null;
}
