import { compareText, compareTimes, type DraftRow } from './compareRows.ts';

/**
 * One row per rider.
 * The game repeats riders (overlapping pages, a rider in two groups, a second attempt): a finish is kept over a DNF,
 * then the earlier time. Rows that differ in neither are told apart by group and content, never by their order.
 */
export function onePerRider(rows: readonly DraftRow[]): DraftRow[] {
  const kept = new Map<number, DraftRow>();
  for (const row of rows) {
    const other = kept.get(row.profileId);
    if (other === undefined || preference(row, other) < 0) kept.set(row.profileId, row);
  }
  return [...kept.values()];
}

function preference(a: DraftRow, b: DraftRow) {
  return (
    Number(isDnf(a)) - Number(isDnf(b)) ||
    compareTimes(a.timeMs, b.timeMs) ||
    compareText(a.groupLabel, b.groupLabel) ||
    compareText(JSON.stringify(a.entry), JSON.stringify(b.entry))
  );
}

function isDnf({ disqualification }: DraftRow) {
  return disqualification?.status === 'DNF';
}
