import { secondMs } from '../timeUnits.ts';
import { measured } from './measured.ts';

/**
 * The best power of men in W/kg over intervals in s: the upper end of the power profile of Allen and Coggan, "Training and
 * Racing with a Power Meter" (24.04 over 5 s, 11.50 over 1 min, 7.60 over 5 min, 6.40 as FTP, which is 6.74 over 20 min).
 */
const intervals = [5, 60, 300, 1200, 3600] as const;
const bestOfMen = [24.04, 11.5, 7.6, 6.74, 6.4] as const;
/** Room for errors of power meters and for riders better than those of the profile. */
const margin = 1.15;
/** The W of such a rider of 100 kg; a track sprinter peaks at about 2,500 W over 5 s. */
const heaviestBestKg = 100;
/** The median child of four weighs 16 kg (WHO child growth standards, 2006); bathroom scales end below 250. */
const weightGrams = { least: 16_000, most: 250_000 };
const gramsPerKg = 1000;
/** More than half again the hour record on the track (56.792 km/h, F. Ganna, 2022): drafting and descents are within it. */
const mostKmh = 90;
/** A finish of an unknown or shorter distance is taken as one of 500 m. */
const leastMetres = 500;
const kmhPerMs = 3.6;

/** Whether no rider can ride this power: `duration` in s; W, W/kg or both may be unknown. */
export function isImplausiblePower(
  duration: number,
  power: { watts?: number | null; wattsPerKg?: number | null },
): boolean {
  const perKg = limitPerKg(duration);
  return (measured(power.wattsPerKg) ?? 0) > perKg || (measured(power.watts) ?? 0) > perKg * heaviestBestKg;
}

/** The same for a best effort with its measured W and W/kg. */
export function isImplausibleEffort({
  duration,
  watts,
  wattsKg,
}: {
  duration: number;
  watts: { value: number | null };
  wattsKg: { value: number | null };
}): boolean {
  return isImplausiblePower(duration, { watts: watts.value, wattsPerKg: wattsKg.value });
}

/** Whether no rider can weigh this; a weight that was not measured is none. */
export function isImplausibleWeight(grams: number | null | undefined): boolean {
  const weight = measured(grams);
  return weight !== null && (weight < weightGrams.least || weight > weightGrams.most);
}

/** Returns whether the time is too short for the distance. A time that was not measured is plausible. */
export function isImplausibleTime(timeMs: number | null | undefined, metres: number | null | undefined): boolean {
  const time = measured(timeMs);
  const distance = Math.max(measured(metres) ?? 0, leastMetres);
  return time !== null && (distance * kmhPerMs * secondMs) / time > mostKmh;
}

/**
 * Whether a ride is out of curves, records and rankings: any of its efforts, or its weight, cannot be. One such effort
 * takes the whole ride out, because the same fault raises the longer ones that contain it.
 */
export function isImplausibleRide({
  weightInGrams,
  bestEfforts,
}: {
  weightInGrams: number | null;
  bestEfforts: readonly { duration: number; watts: number | null }[];
}): boolean {
  const weight = measured(weightInGrams);
  return (
    isImplausibleWeight(weight) ||
    bestEfforts.some(({ duration, watts }) => {
      const perKg = watts === null || weight === null ? null : (watts * gramsPerKg) / weight;
      return isImplausiblePower(duration, { watts, wattsPerKg: perKg });
    })
  );
}

/** Between the intervals of the profile by their logarithms, beyond them the nearest. */
function limitPerKg(duration: number): number {
  const at = intervals.findLastIndex((interval) => duration >= interval);
  const [from, until] = [intervals[at], intervals[at + 1]];
  const [power, next] = [bestOfMen[at] ?? bestOfMen[0], bestOfMen[at + 1]];
  if (from === undefined || until === undefined || next === undefined) return power * margin;
  const share = Math.log(duration / from) / Math.log(until / from);
  return (power + (next - power) * share) * margin;
}
