import { groupBy } from '@otryv/race';
import { finalCategoryOf, type StandingsTableRow, standingsRank } from './standingsTableRow.ts';

/**
 * By how many counted stages a row is behind others. 0 where the standings have a time gap, as those ranked by time
 * alone do.
 */
export interface FewerStages {
  thanLeader: number;
  /** Than the rider ahead. */
  thanPrevious: number;
}

const none: FewerStages = { thanLeader: 0, thanPrevious: 0 };

/** Counts for each row, of all or of its category, the stages it has fewer than the leader and than the rider ahead. */
export function fewerStages(
  rows: readonly StandingsTableRow[],
  ofCategory: boolean,
): (this: void, row: StandingsTableRow) => FewerStages {
  const ranked = rows
    .filter(({ disqualification }) => disqualification === null)
    .toSorted((one, other) => placeOf(one, ofCategory) - placeOf(other, ofCategory));
  const fields = ofCategory ? groupBy(ranked, finalCategoryOf).values() : [ranked];
  const counts = new Map([...fields].flatMap((field) => countsOf(field, ofCategory)));

  return (row) => counts.get(row) ?? none;
}

function countsOf(field: readonly StandingsTableRow[], ofCategory: boolean): [StandingsTableRow, FewerStages][] {
  return field.map((row, at) => {
    const official = row.gapsInCategories?.[ofCategory ? 'category' : 'absolute'];
    const fewerThan = (other: StandingsTableRow | undefined, gapMs: number | null = null) =>
      other && gapMs === null ? Math.max(0, other.stagesCompleted - row.stagesCompleted) : 0;
    const thanLeader = fewerThan(field[0], official?.toLeader);
    return [row, { thanLeader, thanPrevious: fewerThan(field[at - 1], official?.toPrev) }];
  });
}

function placeOf(row: StandingsTableRow, ofCategory: boolean): number {
  return standingsRank(row, ofCategory) ?? Number.MAX_SAFE_INTEGER;
}
