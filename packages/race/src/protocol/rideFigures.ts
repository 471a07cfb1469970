import { measured } from '../figures/measured.ts';
import { roundTo } from '../figures/roundTo.ts';
import { wattsPerKg } from '../power/wattsPerKg.ts';
import { hourSeconds } from '../timeUnits.ts';
import type { Entry } from './entry.ts';

export interface RideFigures {
  averageWatts: number | null;
  wattsPerKg: number | null;
  heartRate: number | null;
  weightKg: number | null;
  heightCm: number | null;
  /** Two decimals; over the rider's own time, without the start gap. */
  speedKmh: number | null;
}

/**
 * The rider's own time in ms; `null` when the game sent none that can be a time.
 * A finish in 0 ms is impossible and would win every race, so a time of 0 is treated as missing.
 */
export function ownTimeMs(entry: Entry): number | null {
  return measured(entry.activityData?.durationInMilliseconds);
}

/** The figures of one ride; what was not measured, or measured as 0, is `null`. */
export function rideFigures(entry: Entry): RideFigures {
  const averageWatts = measured(entry.sensorData?.avgWatts);
  const weightInGrams = measured(entry.profileData?.weightInGrams);
  return {
    averageWatts,
    wattsPerKg: wattsPerKg(averageWatts, weightInGrams),
    heartRate: measured(entry.sensorData?.heartRateData?.avgHeartRate),
    weightKg: weightInGrams === null ? null : weightInGrams / 1000,
    heightCm: measured(entry.profileData?.heightInCentimeters),
    speedKmh: speedKmh(entry),
  };
}

/** The distance of the ride in m; `null` when the game sent none. */
export function distanceInMeters(entry: Entry): number | null {
  const centimetres = measured(entry.activityData?.segmentDistanceInCentimeters);
  return measured(entry.activityData?.segmentDistanceInMeters) ?? (centimetres && centimetres / 100);
}

function speedKmh(entry: Entry) {
  const timeMs = ownTimeMs(entry);
  const metres = distanceInMeters(entry);
  return timeMs === null || metres === null ? null : roundTo((metres * hourSeconds) / timeMs, 2);
}
