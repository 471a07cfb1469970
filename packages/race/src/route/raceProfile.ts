import type { RouteProfile } from './routeBars.ts';

/**
 * Builds the profile of a race of several laps by repeating the route's climbs in every lap; one lap if none are set.
 */
export function raceProfile(route: RouteProfile | null, laps: number | null | undefined): RouteProfile | null {
  const rounds = Math.max(1, Math.trunc(laps ?? 1));
  if (route === null || rounds === 1) return route;
  return {
    distanceKm: route.distanceKm * rounds,
    elevationM: route.elevationM * rounds,
    ...(route.heights && { heights: repeated(route.heights, rounds) }),
    climbs: Array.from({ length: rounds }, (_, lap) => lap * route.distanceKm).flatMap((startKm) =>
      route.climbs.map(({ fromKm, toKm, elevationM }) => ({
        fromKm: startKm + fromKm,
        toKm: startKm + toKm,
        elevationM,
      })),
    ),
  };
}

function repeated(heights: readonly number[], times: number): number[] {
  return Array.from({ length: times }, () => heights).flat();
}
