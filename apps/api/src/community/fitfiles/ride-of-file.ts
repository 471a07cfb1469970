import type { FitDamage } from '@otryv/contract';
import { isImplausiblePower } from '@otryv/race';
import { secondMs } from '../../kernel/time-units.ts';
import type { FitRide } from './fit-ride.ts';

/** Time of a result: epoch milliseconds and duration. */
export interface RaceTime {
  startMs: number;
  durationMs: number;
}

/** Minimum share of the race that a file must cover: clocks may differ, and its ends may be missing. */
const leastCovered = 0.9;
const mostDifference = 0.05;
const leastWattsApart = 10;
const gramsPerKg = 1000;
/** How long a value is held for a device that writes a record every few seconds. */
const mostHeldS = 10;
/** Maximum number of steps over a second that are pauses and signal losses: one, and a tenth of all. */
const mostGaps = 1;
const mostGapsShare = 0.1;

/**
 * Returns the records of a race in a file, in seconds from the start of the race; `null` if the file is of another
 * ride.
 */
export function recordsOfRace(ride: FitRide, { startMs, durationMs }: RaceTime): FitRide | null {
  const start = Math.round(startMs / secondMs);
  const length = Math.round(durationMs / secondMs);
  const near = between(ride, start - mostHeldS, start + length + mostHeldS + 1);
  const { seconds, watts } = between(isSmart(ride) ? heldBetween(near) : near, start, start + length);
  const within = seconds.map((second, index) => ({ at: second - start, watts: watts[index] ?? null }));
  const [first, last] = [within[0], within.at(-1)];
  if (!first || !last || last.at - first.at + 1 < length * leastCovered) return null;
  // The first second is present even if the device started later: missing seconds count as 0.
  const from = first.at === 0 ? within : [{ at: 0, watts: null }, ...within];
  return { seconds: from.map(({ at }) => at), watts: from.map((each) => each.watts) };
}

/**
 * Returns the ride; if the file is damaged, without the watts that no rider of this weight can produce: they count as
 * not measured.
 */
export function withoutImplausible(
  { seconds, watts }: FitRide,
  damage: readonly FitDamage[],
  weightInGrams: number | null,
): FitRide {
  if (damage.length === 0) return { seconds, watts };
  const isImplausible = (value: number) =>
    isImplausiblePower(1, { watts: value, wattsPerKg: weightInGrams ? (value * gramsPerKg) / weightInGrams : null });
  return { seconds, watts: watts.map((value) => (value !== null && isImplausible(value) ? null : value)) };
}

/** Returns how many seconds of a race are before the first cut within it; `null` without such a cut. */
export function cutWithin(cuts: readonly number[], { startMs, durationMs }: RaceTime): number | null {
  const [start, length] = [Math.round(startMs / secondMs), Math.round(durationMs / secondMs)];
  const within = cuts.map((second) => second - start + 1).filter((count) => count > 0 && count < length);
  return within.length === 0 ? null : Math.min(...within);
}

/** Pads the samples with 0 W for each second that a file lacks at the end, as at a late start. */
export function upToTheEnd(samples: Uint16Array, { durationMs }: RaceTime): Uint16Array {
  const padded = new Uint16Array(Math.max(samples.length, Math.round(durationMs / secondMs)));
  padded.set(samples);
  return padded;
}

/** Whether the device writes a record every few seconds ("smart recording"), not each second. */
function isSmart({ seconds }: FitRide): boolean {
  const steps = stepsOf(seconds).filter((step) => step > 0 && step <= mostHeldS + 1);
  const gaps = steps.filter((step) => step > 1).length;
  return gaps > Math.max(mostGaps, steps.length * mostGapsShare);
}

/** Fills each second between two records with the value of the first, up to the holding time. */
function heldBetween({ seconds, watts }: FitRide): FitRide {
  const steps = stepsOf(seconds);
  const counts = seconds.map((_, index) => 1 + Math.max(0, Math.min((steps[index] ?? 1) - 1, mostHeldS)));
  return {
    seconds: seconds.flatMap((second, index) => Array.from({ length: counts[index] ?? 1 }, (_, held) => second + held)),
    watts: watts.flatMap((value, index) => Array<number | null>(counts[index] ?? 1).fill(value)),
  };
}

function between({ seconds, watts }: FitRide, from: number, to: number): FitRide {
  const isWithin = (_: unknown, index: number) => {
    const second = seconds[index] ?? to;
    return second >= from && second < to;
  };
  return { seconds: seconds.filter(isWithin), watts: watts.filter(isWithin) };
}

function stepsOf(seconds: readonly number[]): number[] {
  return seconds.slice(1).map((second, index) => second - (seconds[index] ?? second));
}

/** Whether the average of the samples matches the game's measurement, if any. */
export function isSamePower(samples: Uint16Array, known: number | null | undefined): boolean {
  if (!known) return true;
  const average = samples.reduce((sum, each) => sum + each, 0) / Math.max(samples.length, 1);
  return Math.abs(average - known) <= Math.max(known * mostDifference, leastWattsApart);
}
