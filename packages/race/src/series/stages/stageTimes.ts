import type { SeriesCategory } from '../../categories/seriesCategory.ts';
import { groupBy } from '../../lists/groupBy.ts';
import type { StageRow } from '../stageRow.ts';

/** A ride competing for time in a category. */
export interface TimedRide {
  shownProfileId: number;
  category: SeriesCategory;
  /** Own riding time. */
  timeMs: number;
  penaltyMs: number;
}

export type CommonFinishTime = NonNullable<StageRow['finishTimeClassification']>;

export function byTimeAndPenalty(a: TimedRide, b: TimedRide): number {
  return a.timeMs + a.penaltyMs - (b.timeMs + b.penaltyMs) || a.shownProfileId - b.shownProfileId;
}

/**
 * Computes the common finish times by rider: a bunch continues while the gap to the previous rider of the category is
 * at most the threshold, and has the time of its first rider. Riders with a penalty are in no bunch.
 */
export function commonFinishTimes(rides: readonly TimedRide[], thresholdMs: number): Map<number, CommonFinishTime> {
  const times = new Map<number, CommonFinishTime>();
  const fields = groupBy(
    rides.filter(({ penaltyMs }) => penaltyMs === 0),
    ({ category }) => category,
  );

  for (const field of fields.values()) {
    let leaderMs: number | null = null;
    let previousMs = 0;
    for (const { shownProfileId, timeMs } of field.toSorted(byTimeAndPenalty)) {
      if (leaderMs === null || timeMs - previousMs > thresholdMs) leaderMs = timeMs;
      previousMs = timeMs;
      times.set(shownProfileId, {
        timeInMilliseconds: leaderMs,
        gapToLeaderInMilliseconds: timeMs - leaderMs,
      });
    }
  }
  return times;
}

/** Returns the fastest time of each category; penalties only affect the order. */
export function leaderTimes(rides: readonly TimedRide[]): Map<SeriesCategory, number> {
  const fields = groupBy(rides, ({ category }) => category);
  return new Map(
    [...fields].map(([category, field]) => [
      category,
      field.reduce((leader, ride) => (byTimeAndPenalty(ride, leader) < 0 ? ride : leader)).timeMs,
    ]),
  );
}

/** Compares a time with the limit, a percentage above the leader's time, rounded up to whole ms. */
export function finishTimeLimitOf(
  timeMs: number,
  leaderMs: number,
  percent: number,
): NonNullable<StageRow['finishTimeLimit']> {
  // In whole hundredths: multiplying a time by 1.1 is inexact.
  const excess = timeMs * 100 - leaderMs * (100 + percent);
  return { isOutside: excess > 0, exceededMilliseconds: excess > 0 ? Math.ceil(excess / 100) : 0 };
}
