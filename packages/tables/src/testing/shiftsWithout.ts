import type { Placing, Shift } from '@otryv/race';
import { protocolShifts } from '@otryv/race';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';

/** Computes a protocol's shifts after the row at a position is disqualified. */
export function shiftsWithout(rows: readonly ResultsTableRow[], position: number): Shift[] {
  const before = rows.map(placingOf);
  const struck = before[position];
  const after = before.map((placing): Placing => {
    if (placing === struck) return { ...placing, place: null, label: 'DSQ' };
    const isLater = placing.place !== null && struck?.place != null && placing.place > struck.place;
    return { ...placing, place: isLater ? (placing.place ?? 0) - 1 : placing.place };
  });
  return protocolShifts(before, after).shifts;
}

function placingOf({ id, place, disqualification, gapToLeaderMs }: ResultsTableRow): Placing {
  return { rowId: id, place, label: disqualification?.label ?? null, gapMs: gapToLeaderMs, points: null };
}
