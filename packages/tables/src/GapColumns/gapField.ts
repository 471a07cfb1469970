import { gapScale, type ShownGap } from '@otryv/race';

/** What is counted over the shown rows together, for the columns of times and gaps. */
export interface GapField {
  /** The end of the scale of gaps, in ms. */
  scaleMs: number;
  /** Whether anybody of them is in the classification; without one there is nothing to draw gaps from. */
  hasRanked: boolean;
  /** Whether a time takes more room than minutes do, and whether a gap does. */
  hasHourTimes: boolean;
  hasHourGaps: boolean;
}

const hourMs = 3_600_000;
const isLong = (ms: number | null) => (ms ?? 0) >= hourMs;

/** Counts over times in ms and their gaps; `hasRanked` tells whether anybody is in the classification. */
export function gapField(timesMs: readonly (number | null)[], gaps: readonly ShownGap[], hasRanked: boolean): GapField {
  return {
    scaleMs: gapScale(gaps.map(({ toLeaderMs }) => toLeaderMs)),
    hasRanked,
    hasHourTimes: timesMs.some(isLong),
    hasHourGaps: gaps.some(({ toLeaderMs }) => isLong(toLeaderMs)),
  };
}
