/** The intervals of the critical-power columns, in s. */
export const CP_DURATIONS = [5, 15, 30, 60, 180, 300, 720, 1200, 1800, 2400, 3600] as const;
export type CpDuration = (typeof CP_DURATIONS)[number];

/** The critical-power columns that a table does not show until the reader asks for them, in s. */
export const DEFAULT_HIDDEN_CP: readonly CpDuration[] = [15, 180, 1800, 3600];

/**
 * The best mean power in W over each duration in s; `null` when the ride is shorter than the duration.
 * Takes one sample per second; a sample that is no number counts as 0 W.
 */
export function bestEfforts(
  powerBySecond: ArrayLike<number>,
  durations: readonly number[] = CP_DURATIONS,
): Map<number, number | null> {
  const work = workBySecond(powerBySecond);
  const neverFalls = isRising(work);
  return new Map(durations.map((duration) => [duration, bestMean(work, duration, neverFalls)]));
}

/** The work done before each second, in J: the difference of two entries is the work between them. */
export function workBySecond(powerBySecond: ArrayLike<number>): Float64Array {
  const work = new Float64Array(powerBySecond.length + 1);
  let total = 0;
  for (let second = 0; second < powerBySecond.length; second++) {
    const watts = powerBySecond[second] ?? 0;
    total += Number.isFinite(watts) ? watts : 0;
    work[second + 1] = total;
  }
  return work;
}

function isRising(work: Float64Array): boolean {
  for (let second = 1; second < work.length; second++) {
    if ((work[second] ?? 0) < (work[second - 1] ?? 0)) return false;
  }
  return true;
}

/**
 * Passes over whole blocks of windows: none of those that end within a block holds more work than lies between the
 * start of the first and the end of the last, as long as no sample is below zero.
 */
function bestMean(work: Float64Array, duration: number, neverFalls: boolean) {
  const length = work.length - 1;
  if (!Number.isInteger(duration) || duration < 1 || length < duration) return null;
  const block = neverFalls ? blockFor(duration) : 1;
  let best = Number.NEGATIVE_INFINITY;
  for (let first = duration; first <= length; first += block) {
    const last = Math.min(first + block - 1, length);
    if ((work[last] ?? 0) - (work[first - duration] ?? 0) <= best) continue;
    for (let end = first; end <= last; end++) {
      const between = (work[end] ?? 0) - (work[end - duration] ?? 0);
      if (between > best) best = between;
    }
  }
  return best / duration;
}

function blockFor(duration: number): number {
  if (duration < 60) return 4;
  return duration < 300 ? 8 : 32;
}
