import type { SeriesRank, ShownGap } from '@otryv/race';
import type { StageGaps } from '../rows/stageResultsTableRow.ts';

/**
 * Returns the official gaps of a row, in ms: for rows whose times are not comparable with the leader's, and for the
 * rows of other categories in a full export.
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
