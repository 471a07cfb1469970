import { gapsOfTimes, type ShownGap } from '@otryv/race';
import { type GapField, gapField } from './gapField.ts';

/** Gap to the rider ahead in ms from which the line between the two is darker. */
export const bunchBreakMs = 1500;

export interface GapCount<Row> {
  /** Returns the time in ms. */
  timeOf(this: void, row: Row): number | null;
  isRanked(this: void, row: Row): boolean;
  /** Breaks ties of equal times, ascending; the first leads by default. */
  tieOf?(this: void, row: Row): number;
}

/** Gaps of rows that are ranked together, and values computed over them. */
export interface CountedGaps<Row> {
  gaps: ReadonlyMap<Row, ShownGap>;
  field: GapField;
}

const noGap: ShownGap = { toLeaderMs: null, toPreviousMs: null };

/** Computes the gaps of rows of one classification. */
export function countedGaps<Row>(rows: readonly Row[], { timeOf, isRanked, tieOf }: GapCount<Row>): CountedGaps<Row> {
  const ties = tieOf && rows.map(tieOf);
  const gaps = gapsOfTimes(
    rows.map((row) => (isRanked(row) ? timeOf(row) : null)),
    ties && ((index) => ties[index] ?? 0),
  );

  return {
    gaps: new Map(rows.map((row, index) => [row, gaps[index] ?? noGap])),
    field: gapField(rows.map(timeOf), gaps, rows.some(isRanked)),
  };
}
