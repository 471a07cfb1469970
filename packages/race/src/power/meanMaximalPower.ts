import { workBySecond } from './bestEfforts.ts';

/** Number of windows that are searched or skipped together. */
const blockSize = 64;

/**
 * Computes the best mean power in W over every duration from 1 s to the whole ride: entry 0 is the best second, entry
 * 59 the best minute. Expects one sample per second; a sample that is not a number counts as 0 W.
 */
export function meanMaximalPower(powerBySecond: ArrayLike<number>): Float64Array {
  const work = workBySecond(powerBySecond);
  const best = new Float64Array(powerBySecond.length);
  const search = searchOf(work);
  for (let duration = 1; duration <= best.length; duration++) best[duration - 1] = search(duration) / duration;
  return best;
}

/**
 * Finds the most work within increasing durations. A window that grows by a second gains at most the hardest second of
 * the ride: a block whose windows are behind is skipped until they may have caught up.
 */
function searchOf(work: Float64Array): (duration: number) => number {
  const seconds = work.length - 1;
  const { hardest, neverFalls } = hardestSecond(work);
  // By block: its most work less `duration` hardest seconds, which never increases with the duration.
  const bound = new Float64Array(Math.ceil(seconds / blockSize));
  const between = (start: number, duration: number) => (work[start + duration] ?? 0) - (work[start] ?? 0);
  let bestStart = 0;

  return (duration) => {
    const lastStart = seconds - duration;
    // The best window of the previous duration, extended by a second, is a good lower bound.
    bestStart = Math.min(bestStart, lastStart);
    let most = between(bestStart, duration);
    const growth = duration * hardest;
    for (let block = 0, from = 0; from <= lastStart; block++, from += blockSize) {
      if ((bound[block] ?? 0) + growth <= most) continue;
      const to = Math.min(from + blockSize - 1, lastStart);
      // No window of a block has more work than all of them cover.
      const covered = neverFalls ? between(from, to - from + duration) : Number.POSITIVE_INFINITY;
      if (covered <= most) {
        bound[block] = Math.min(bound[block] ?? 0, covered - growth);
        continue;
      }
      let mostOfBlock = Number.NEGATIVE_INFINITY;
      let startOfBlock = from;
      for (let start = from; start <= to; start++) {
        const found = (work[start + duration] ?? 0) - (work[start] ?? 0);
        if (found <= mostOfBlock) continue;
        mostOfBlock = found;
        startOfBlock = start;
      }
      bound[block] = mostOfBlock - growth;
      if (mostOfBlock <= most) continue;
      most = mostOfBlock;
      bestStart = startOfBlock;
    }
    return most;
  };
}

/** Returns the most work in a second, at least 0 J, and whether no second is negative. */
function hardestSecond(work: Float64Array): { hardest: number; neverFalls: boolean } {
  let hardest = 0;
  let neverFalls = true;
  for (let second = 1; second < work.length; second++) {
    const joules = (work[second] ?? 0) - (work[second - 1] ?? 0);
    if (joules > hardest) hardest = joules;
    if (joules < 0) neverFalls = false;
  }
  return { hardest, neverFalls };
}
