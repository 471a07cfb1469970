import { gapScale, type ShownGap } from '@otryv/race';

/** Values computed over all displayed rows, for the columns of times and gaps. */
export interface GapField {
  /** End of the scale of gaps, in ms. */
  scaleMs: number;
  /** Whether any of the rows is in the classification. */
  hasRanked: boolean;
  /** Whether a time, or a gap, is an hour or longer and needs a wider column. */
  hasHourTimes: boolean;
  hasHourGaps: boolean;
}

const hourMs = 3_600_000;
const isLong = (ms: number | null) => (ms ?? 0) >= hourMs;

/** Computes these values from times in ms and their gaps; `hasRanked`: whether any row is in the classification. */
export function gapField(timesMs: readonly (number | null)[], gaps: readonly ShownGap[], hasRanked: boolean): GapField {
  return {
    scaleMs: gapScale(gaps.map(({ toLeaderMs }) => toLeaderMs)),
    hasRanked,
    hasHourTimes: timesMs.some(isLong),
    hasHourGaps: gaps.some(({ toLeaderMs }) => isLong(toLeaderMs)),
  };
}
