import { measuredOrNull } from '../figures/measured.ts';
import { dayMs } from '../timeUnits.ts';
import { wattsPerKg } from './wattsPerKg.ts';

/** Length of a power curve's period in days. */
export const CURVE_DAYS = 90;

/** A ride with its best efforts, `duration` in s. */
export interface CurveRide {
  startedAtMs: number;
  /** Weight on that day. */
  weightInGrams: number | null;
  bestEfforts: readonly { duration: number; watts: number | null }[];
}

export type PowerUnitOfCurve = 'watts' | 'wattsPerKg';

/** An effort of a ride over one interval; W/kg with two decimals. */
export interface CurveEffort<Ride extends CurveRide> {
  duration: number;
  watts: number;
  /** `null` without a weight. */
  wattsPerKg: number | null;
  ride: Ride;
}

/** Returns the moment from which rides count: 90 times 24 hours ago, regardless of clock changes. */
export function curveStart(nowMs: number): number {
  return nowMs - CURVE_DAYS * dayMs;
}

/** Returns the rides that count at a moment. */
export function ridesInCurve<Ride extends CurveRide>(rides: readonly Ride[], nowMs: number): Ride[] {
  const from = curveStart(nowMs);
  return rides.filter(({ startedAtMs }) => startedAtMs >= from && startedAtMs <= nowMs);
}

/** Returns the best efforts over one interval by the unit, best first; among equal ones the later is first. */
export function topEfforts<Ride extends CurveRide>(
  rides: readonly Ride[],
  duration: number,
  unit: PowerUnitOfCurve,
  most: number,
): CurveEffort<Ride>[] {
  const figureOf = (effort: CurveEffort<Ride>) => effort[unit] ?? 0;
  return rides
    .flatMap((ride) => effortOf(ride, duration))
    .filter((effort) => figureOf(effort) > 0)
    .toSorted((one, other) => figureOf(other) - figureOf(one) || other.ride.startedAtMs - one.ride.startedAtMs)
    .slice(0, most);
}

/** Returns the best effort over each interval, by the unit; intervals without a ride are omitted. */
export function buildPowerCurve<Ride extends CurveRide>(
  rides: readonly Ride[],
  durations: readonly number[],
  unit: PowerUnitOfCurve,
): CurveEffort<Ride>[] {
  return durations.flatMap((duration) => topEfforts(rides, duration, unit, 1));
}

function effortOf<Ride extends CurveRide>(ride: Ride, duration: number): CurveEffort<Ride>[] {
  const watts = measuredOrNull(ride.bestEfforts.find((effort) => effort.duration === duration)?.watts);
  if (watts === null) return [];
  return [{ duration, watts, wattsPerKg: wattsPerKg(watts, ride.weightInGrams), ride }];
}
