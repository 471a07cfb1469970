import type { SeriesRank, ShownGap } from '@otryv/race';
import type { StageGaps } from '../StageResultsTable/stageResultsTableRow.ts';

/**
 * The gaps of a row inside its category by the official count, in ms. Used only for an export of all rows, for
 * other categories than the shown one.
 */
export function officialGap(row: { rank: SeriesRank | null; gapsInCategories: StageGaps | null }): ShownGap {
  if (row.rank?.category === 1) return { toLeaderMs: 0, toPreviousMs: null };
  const { toLeader = null, toPrev = null } = row.gapsInCategories?.category ?? {};
  return { toLeaderMs: toLeader, toPreviousMs: toPrev };
}
