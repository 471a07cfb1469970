import type { RouteProfile } from '@otryv/race';

/** Builds an invented hilly route with two climbs. */
export function aRoute(changes: Partial<RouteProfile> = {}): RouteProfile {
  return {
    distanceKm: 31.4,
    elevationM: 642,
    climbs: [
      { fromKm: 9, toKm: 13.5, elevationM: 160 },
      { fromKm: 22.5, toKm: 30.4, elevationM: 430 },
    ],
    ...changes,
  };
}
