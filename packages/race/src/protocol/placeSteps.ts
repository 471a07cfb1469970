import type { Disqualification } from './disqualification.ts';
import type { RankedRow } from './rankedRow.ts';
import { type FinishProtocol, isRankedByGroup } from './rules.ts';

type PlacedRow = Pick<RankedRow, 'place' | 'groupLabel' | 'timeMs'> & {
  disqualification: Pick<Disqualification, 'label'> | null;
};

/** The derivation of a row's place. */
export interface PlaceSteps<Row> {
  /** The place by time among all rows with a time; `null` for a row without one. */
  placeByTime: number | null;
  /** The faster rows that are out of the classification: each of them improves the place by one. */
  passedOver: Row[];
}

/**
 * Returns the steps from the time of a row to its place, in its group if groups are ranked separately. The place of a
 * classified row is its place by time less the number of faster rows out of the classification; rows with equal times
 * share a place. The time of a rider with a DNF is not of a finish: it is never skipped.
 */
export function placeSteps<Row extends PlacedRow>(
  rows: readonly Row[],
  row: PlacedRow,
  kind: FinishProtocol,
): PlaceSteps<Row> {
  const { timeMs } = row;
  if (timeMs === null) return { placeByTime: null, passedOver: [] };
  const faster = rows.filter(
    (other) =>
      other.timeMs !== null &&
      other.disqualification?.label !== 'DNF' &&
      other.timeMs < timeMs &&
      (!isRankedByGroup(kind) || other.groupLabel === row.groupLabel),
  );
  return { placeByTime: faster.length + 1, passedOver: faster.filter(({ place }) => place === null) };
}
