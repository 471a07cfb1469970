import { measuredOrNull } from '../figures/measured.ts';
import { roundTo } from '../figures/roundTo.ts';
import { isImplausibleTime } from '../power/implausible.ts';
import { wattsPerKg } from '../power/wattsPerKg.ts';
import { hourSeconds } from '../timeUnits.ts';
import type { GameEntry } from './gameEntry.ts';

export interface RideFigures {
  averageWatts: number | null;
  wattsPerKg: number | null;
  heartRate: number | null;
  weightKg: number | null;
  heightCm: number | null;
  /** Two decimals; over the rider's own time, excluding the start gap. */
  speedKmh: number | null;
}

/**
 * Returns the rider's own time in ms; `null` if the game sent no valid time. A finish in 0 ms is impossible and would
 * win every race, so a time of 0 is treated as missing.
 */
export function ownTimeMs(entry: GameEntry): number | null {
  return measuredOrNull(entry.activityData?.durationInMilliseconds);
}

/**
 * Whether a time of a ride is too short for its distance: the one in metres, by which the listed values are judged too.
 */
export function hasImplausibleTime({ activityData }: GameEntry, timeMs: number | null): boolean {
  return isImplausibleTime(timeMs, activityData?.segmentDistanceInMeters);
}

/** Returns the figures of one ride; values not measured, or measured as 0, are `null`. */
export function rideFigures(entry: GameEntry): RideFigures {
  const averageWatts = measuredOrNull(entry.sensorData?.avgWatts);
  const weightInGrams = measuredOrNull(entry.profileData?.weightInGrams);
  return {
    averageWatts,
    wattsPerKg: wattsPerKg(averageWatts, weightInGrams),
    heartRate: measuredOrNull(entry.sensorData?.heartRateData?.avgHeartRate),
    weightKg: weightInGrams === null ? null : weightInGrams / 1000,
    heightCm: measuredOrNull(entry.profileData?.heightInCentimeters),
    speedKmh: speedKmh(entry),
  };
}

/** Returns the distance of the ride in m; `null` if the game sent none. */
export function distanceInMeters(entry: GameEntry): number | null {
  const centimetres = measuredOrNull(entry.activityData?.segmentDistanceInCentimeters);
  return measuredOrNull(entry.activityData?.segmentDistanceInMeters) ?? (centimetres && centimetres / 100);
}

function speedKmh(entry: GameEntry) {
  const timeMs = ownTimeMs(entry);
  const metres = distanceInMeters(entry);
  return timeMs === null || metres === null ? null : roundTo((metres * hourSeconds) / timeMs, 2);
}
