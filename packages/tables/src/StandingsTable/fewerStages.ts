import { type StandingsTableRow, standingsRank } from './standingsTableRow.ts';

/**
 * Returns the number of counted stages by which a row is behind the displayed leader. 0 if the standings include a time
 * gap, as those ranked by time alone do.
 */
export function fewerStages(
  shown: readonly StandingsTableRow[],
  ofCategory: boolean,
): (this: void, row: StandingsTableRow) => number {
  const place = (row: StandingsTableRow) => standingsRank(row, ofCategory) ?? Number.MAX_SAFE_INTEGER;
  const ranked = shown.filter(({ disqualification }) => disqualification === null);
  const leading = ranked.toSorted((one, other) => place(one) - place(other))[0]?.stagesCompleted ?? 0;

  return ({ gapsInCategories, stagesCompleted, disqualification }) => {
    const gap = gapsInCategories?.[ofCategory ? 'category' : 'absolute']?.toLeader ?? null;
    if (disqualification !== null || gap !== null) return 0;
    return Math.max(0, leading - stagesCompleted);
  };
}
