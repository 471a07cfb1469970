import { measuredOrNull } from '../figures/measured.ts';
import { secondMs } from '../timeUnits.ts';

/**
 * Best power of men in W/kg over intervals in s: the upper end of the power profile of Allen and Coggan, "Training and
 * Racing with a Power Meter" (24.04 over 5 s, 11.50 over 1 min, 7.60 over 5 min, 6.40 as FTP, which is 6.74 over 20
 * min).
 */
const intervals = [5, 60, 300, 1200, 3600] as const;
const bestOfMen = [24.04, 11.5, 7.6, 6.74, 6.4] as const;
/** Tolerance for errors of power meters and for riders better than those of the profile. */
const margin = 1.15;
/** Rider weight for the limit in absolute W; a track sprinter peaks at about 2,500 W over 5 s. */
const heaviestBestKg = 100;
/** The median child of four weighs 16 kg (WHO child growth standards, 2006); bathroom scales end below 250. */
const weightGrams = { least: 16_000, most: 250_000 };
/** The median child of four is 103 cm tall (WHO child growth standards, 2006); the tallest living adult is 251 cm. */
const heightCm = { least: 100, most: 250 };
/**
 * Three standard deviations of 10 above the 201 of a child of ten, by 208 − 0.7 × age (Tanaka, Monahan and Seals,
 * "Age-predicted maximal heart rate revisited", 2001).
 */
const heartRateBpm = { least: 0, most: 230 };
/** A spike of a second is assumed to raise efforts over at most this many seconds. */
const mostRaisedSeconds = 60;
const gramsPerKg = 1000;
/**
 * More than one and a half times the hour record on the track (56.792 km/h, F. Ganna, 2022): drafting and descents are
 * within it.
 */
const mostKmh = 90;
/** A finish with an unknown or shorter distance is treated as one of 500 m. */
const leastMetres = 500;
const kmhPerMs = 3.6;

/** Judged figures of a ride. An effort is identified by its interval in s, every other figure by 0. */
export const JUDGED_FIGURES = [
  'time',
  'weight',
  'height',
  'heartRate',
  'averageWatts',
  'averageWattsPerKg',
  'effortWatts',
  'effortWattsPerKg',
] as const;
export type JudgedFigure = (typeof JUDGED_FIGURES)[number];

/** An implausible value with the exceeded limit: ms, g, cm, bpm, W or W/kg. */
export interface ImplausibleValue {
  figure: JudgedFigure;
  duration: number;
  value: number;
  limit: number;
}

/** A cell of a result, whose value a moderator may have accepted. */
interface Cell {
  value: number | null;
  isAccepted?: boolean | undefined;
}

interface Effort {
  duration: number;
  watts: Cell;
  wattsKg: Cell;
}

/** Whether this power is impossible for any rider: `duration` in s; W, W/kg or both may be unknown. */
export function isImplausiblePower(
  duration: number,
  power: { watts?: number | null; wattsPerKg?: number | null },
): boolean {
  return overPower(duration, power) !== null;
}

/** The same for a best effort with its measured W and W/kg; an accepted one is plausible. */
export function isImplausibleEffort({ duration, watts, wattsKg }: Effort): boolean {
  return isImplausibleAverage(duration, watts, wattsKg);
}

/**
 * Returns the intervals of implausible efforts, and of longer ones that the same spike raises although they are within
 * their own limits.
 */
export function implausibleIntervals(efforts: readonly Effort[]): ReadonlySet<number> {
  const over = efforts.filter(isImplausibleEffort).map(({ duration }) => duration);
  const shortest = Math.min(...over);
  const raised = efforts.filter(({ duration }) => duration > shortest && duration <= mostRaisedSeconds);
  return new Set([...over, ...raised.map(({ duration }) => duration)]);
}

/** The same for the cells of the average power of a ride of `duration` s. */
export function isImplausibleAverage(duration: number, watts: Cell, wattsKg: Cell): boolean {
  if (watts.isAccepted || wattsKg.isAccepted) return false;
  return isImplausiblePower(duration, { watts: watts.value, wattsPerKg: wattsKg.value });
}

/**
 * Returns the implausible values of a ride, including accepted ones. For the power over an interval it returns one:
 * W/kg before W.
 */
export function implausibleValues({
  timeMs,
  metres,
  weightInGrams,
  heightCm: height,
  heartRate,
  average,
  efforts,
}: {
  timeMs: number | null;
  metres: number | null;
  weightInGrams: number | null;
  heightCm: number | null;
  heartRate: number | null;
  average: { watts: number | null; wattsPerKg: number | null };
  efforts: readonly { duration: number; watts: number | null; wattsPerKg: number | null }[];
}): ImplausibleValue[] {
  const time = isImplausibleTime(timeMs, metres) ? { value: timeMs ?? 0, limit: leastMs(metres) } : null;
  const averageOver = overPower((timeMs ?? 0) / secondMs, average);
  return [
    ...(time ? [{ figure: 'time' as const, duration: 0, ...time }] : []),
    ...outside('weight', weightInGrams, weightGrams),
    ...outside('height', height, heightCm),
    ...outside('heartRate', heartRate, heartRateBpm),
    ...(averageOver ? [{ figure: `average${averageOver.unit}` as const, duration: 0, ...limitOf(averageOver) }] : []),
    ...efforts.flatMap(({ duration, ...power }) => {
      const over = overPower(duration, power);
      return over ? [{ figure: `effort${over.unit}` as const, duration, ...limitOf(over) }] : [];
    }),
  ];
}

/** Whether this weight is impossible for any rider; an unmeasured weight is plausible. */
export function isImplausibleWeight(grams: number | null | undefined): boolean {
  return outside('weight', grams, weightGrams).length > 0;
}

/** Whether this height in cm is impossible for any rider; an unmeasured height is plausible. */
export function isImplausibleHeight(cm: number | null | undefined): boolean {
  return outside('height', cm, heightCm).length > 0;
}

/** Whether this average heart rate in bpm is impossible for any rider; an unmeasured one is plausible. */
export function isImplausibleHeartRate(bpm: number | null | undefined): boolean {
  return outside('heartRate', bpm, heartRateBpm).length > 0;
}

/** Whether the time is too short for the distance. An unmeasured time is plausible. */
export function isImplausibleTime(timeMs: number | null | undefined, metres: number | null | undefined): boolean {
  const time = measuredOrNull(timeMs);
  return time !== null && time < leastMs(metres);
}

/**
 * Whether a ride is excluded from curves, records and rankings: any of its efforts, or its weight, is impossible and
 * not accepted by a moderator. One such effort excludes the whole ride, because the same defect raises the longer
 * efforts that contain it.
 */
export function isImplausibleRide({
  weightInGrams,
  bestEfforts,
  accepted = [],
}: {
  weightInGrams: number | null;
  bestEfforts: readonly { duration: number; watts: number | null }[];
  accepted?: readonly Pick<ImplausibleValue, 'figure' | 'duration'>[] | undefined;
}): boolean {
  const efforts = bestEfforts.map(({ duration, watts }) => {
    const perKg = watts === null || !weightInGrams ? null : (watts * gramsPerKg) / weightInGrams;
    return { duration, watts, wattsPerKg: perKg };
  });
  const nothing = {
    timeMs: null,
    metres: null,
    heightCm: null,
    heartRate: null,
    average: { watts: null, wattsPerKg: null },
  };
  return implausibleValues({ ...nothing, weightInGrams, efforts }).some(
    ({ figure, duration }) => !accepted.some((one) => one.figure === figure && one.duration === duration),
  );
}

/** Returns the value with the limit that it is outside, if it is. */
function outside(
  figure: 'weight' | 'height' | 'heartRate',
  measured: number | null | undefined,
  { least, most }: { least: number; most: number },
): ImplausibleValue[] {
  const value = measuredOrNull(measured);
  if (value === null || (value >= least && value <= most)) return [];
  return [{ figure, duration: 0, value, limit: value < least ? least : most }];
}

/** Returns the shortest plausible time in ms for a distance. */
function leastMs(metres: number | null | undefined): number {
  return (Math.max(measuredOrNull(metres) ?? 0, leastMetres) * kmhPerMs * secondMs) / mostKmh;
}

interface OverPower {
  unit: 'Watts' | 'WattsPerKg';
  value: number;
  limit: number;
}

function overPower(duration: number, power: { watts?: number | null; wattsPerKg?: number | null }): OverPower | null {
  const perKg = limitPerKg(duration);
  const [watts, wattsPerKg] = [measuredOrNull(power.watts) ?? 0, measuredOrNull(power.wattsPerKg) ?? 0];
  if (wattsPerKg > perKg) return { unit: 'WattsPerKg', value: wattsPerKg, limit: perKg };
  return watts > perKg * heaviestBestKg ? { unit: 'Watts', value: watts, limit: perKg * heaviestBestKg } : null;
}

const limitOf = ({ value, limit }: OverPower) => ({ value, limit });

/** Interpolates logarithmically between the intervals of the profile, and clamps beyond them. */
function limitPerKg(duration: number): number {
  const at = intervals.findLastIndex((interval) => duration >= interval);
  const [from, until] = [intervals[at], intervals[at + 1]];
  const [power, next] = [bestOfMen[at] ?? bestOfMen[0], bestOfMen[at + 1]];
  if (from === undefined || until === undefined || next === undefined) return power * margin;
  const share = Math.log(duration / from) / Math.log(until / from);
  return (power + (next - power) * share) * margin;
}
