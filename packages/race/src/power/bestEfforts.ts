/** Intervals of the critical-power columns, in s. */
export const CP_DURATIONS = [5, 15, 30, 60, 180, 300, 720, 1200, 1800, 2400, 3600] as const;
export type CpDuration = (typeof CP_DURATIONS)[number];

/** Intervals, in s, of the critical-power columns hidden by default. */
export const DEFAULT_HIDDEN_CP: readonly CpDuration[] = [15, 180, 1800, 3600];

/**
 * Computes the best mean power in W over each duration in s; `null` if the ride is shorter than the duration. Expects
 * one sample per second; a sample that is not a number counts as 0 W.
 */
export function bestEfforts(
  powerBySecond: ArrayLike<number>,
  durations: readonly number[] = CP_DURATIONS,
): Map<number, number | null> {
  if (scratch.length <= powerBySecond.length) scratch = new Float64Array(powerBySecond.length + 1);
  const work = scratch.subarray(0, powerBySecond.length + 1);
  const neverFalls = sumUp(powerBySecond, work);
  return new Map(durations.map((duration) => [duration, bestMean(work, duration, neverFalls)]));
}

// Allocating memory for each ride would take as long as the search itself.
let scratch = new Float64Array(0);

/** Computes the work done before each second, in J: the difference of two entries is the work between them. */
export function workBySecond(powerBySecond: ArrayLike<number>): Float64Array {
  const work = new Float64Array(powerBySecond.length + 1);
  sumUp(powerBySecond, work);
  return work;
}

/** Writes the work done before each second and returns whether no sample is negative. */
function sumUp(powerBySecond: ArrayLike<number>, work: Float64Array): boolean {
  let total = 0;
  let neverFalls = true;
  work[0] = 0;
  for (let second = 0; second < powerBySecond.length; second++) {
    const watts = powerBySecond[second] ?? 0;
    if (Number.isFinite(watts)) total += watts;
    if (watts < 0) neverFalls = false;
    work[second + 1] = total;
  }
  return neverFalls;
}

/**
 * Skips whole blocks of windows: no window ending within a block contains more work than is between the start of the
 * first and the end of the last, as long as no sample is negative.
 */
function bestMean(work: Float64Array, duration: number, neverFalls: boolean) {
  const length = work.length - 1;
  if (!Number.isInteger(duration) || duration < 1 || length < duration) return null;
  const block = neverFalls ? Math.max(4, Math.round(1.5 * Math.sqrt(duration))) : 1;
  let best = Number.NEGATIVE_INFINITY;
  for (let end = duration; end <= length; end++) {
    const start = work[end - duration] ?? 0;
    const last = end + block - 1;
    if (block > 1 && last <= length && (work[last] ?? 0) - start <= best) {
      end = last;
      continue;
    }
    const between = (work[end] ?? 0) - start;
    if (between > best) best = between;
  }
  return best / duration;
}
