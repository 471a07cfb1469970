import type { SeriesRank, ShownGap } from '@otryv/race';
import type { StageGaps } from '../rows/stageResultsTableRow.ts';

/**
 * The gaps of a row by the official count, in ms: for rows whose times do not compare with the leader's, and for an export of all
 * rows, for other categories than the shown one.
 */
export function officialGap(
  row: { rank: SeriesRank | null; gapsInCategories: StageGaps | null },
  ofCategory = true,
): ShownGap {
  const scope = ofCategory ? 'category' : 'absolute';
  if (row.rank?.[scope] === 1) return { toLeaderMs: 0, toPreviousMs: null };
  const { toLeader = null, toPrev = null } = row.gapsInCategories?.[scope] ?? {};
  return { toLeaderMs: toLeader, toPreviousMs: toPrev };
}
