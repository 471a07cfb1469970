import { measuredOrNull } from '../figures/measured.ts';
import { roundTo } from '../figures/roundTo.ts';

/** Figures of a route in the catalogue, in km and m. */
export interface RouteLength {
  distanceKm: number;
  elevationM: number;
  leadInDistanceKm: number | null;
  leadInElevationM: number | null;
}

export interface DistanceSummary {
  distanceKm: number;
  elevationM: number;
}

/**
 * Computes distance and elevation gain of a race on a route: the lead-in once and the laps, three decimals; `null`
 * without a route.
 */
export function distanceSummary(route: RouteLength | null | undefined, laps: number): DistanceSummary | null {
  if (!route) return null;
  return {
    distanceKm: roundTo((route.leadInDistanceKm ?? 0) + laps * route.distanceKm, 3),
    elevationM: roundTo((route.leadInElevationM ?? 0) + laps * route.elevationM, 3),
  };
}

export interface GroupLength {
  distanceInMeters?: number | null;
  durationInSeconds?: number | null;
  laps?: number | null;
}

export type RaceLength =
  | { measuredIn: 'distance'; distanceKm: number }
  | { measuredIn: 'duration'; durationMs: number }
  | { measuredIn: 'laps'; laps: number };

/** Returns what ends a race: a distance has priority over a duration, a duration over laps; `null` if none is set. */
export function raceLength({ distanceInMeters, durationInSeconds, laps }: GroupLength): RaceLength | null {
  const metres = measuredOrNull(distanceInMeters);
  if (metres !== null) return { measuredIn: 'distance', distanceKm: metres / 1000 };
  const seconds = measuredOrNull(durationInSeconds);
  if (seconds !== null) return { measuredIn: 'duration', durationMs: seconds * 1000 };
  const rounds = measuredOrNull(laps);
  return rounds === null ? null : { measuredIn: 'laps', laps: rounds };
}
