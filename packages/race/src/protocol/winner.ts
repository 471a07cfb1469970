import type { RankedRow } from './rankedRow.ts';
import { type FinishProtocol, isRankedByGroup } from './rules.ts';

/** The winner of a race and the gap of the second rider in ms; `null` without a second rider. */
export interface Winner<Row> {
  row: Row;
  secondGapMs: number | null;
}

/**
 * Returns the winner of a protocol in its order, of its first group if groups are ranked separately; `null` while no
 * rider is in the classification. The second is the next in the same ranking: with an equal time the gap is 0.
 */
export function winnerOf<Row extends Pick<RankedRow, 'place' | 'groupLabel' | 'gapToLeaderMs'>>(
  rows: readonly Row[],
  kind: FinishProtocol,
): Winner<Row> | null {
  const [row, ...others] = rows.filter(({ place }) => place !== null);
  if (!row) return null;
  const second = others.find(({ groupLabel }) => !isRankedByGroup(kind) || groupLabel === row.groupLabel);
  return { row, secondGapMs: second?.gapToLeaderMs ?? null };
}
