import type { ResultDto } from '@otryv/contract';
import { DISQUALIFICATION_LABELS, type Placing } from '@otryv/race';

/** Where each row of a protocol is, for a comparison with another version. */
export function placingsOf(rows: readonly ResultDto[]): Placing[] {
  return rows.map(({ _id, rankEvent, disqualification, gap, points }) => ({
    rowId: _id,
    place: rankEvent === 0 ? null : rankEvent,
    label: disqualification && DISQUALIFICATION_LABELS[disqualification],
    gapMs: gap,
    points: points?.zpruFinishPoints ?? null,
  }));
}

/** A place or a label as it is shown; `null` for a row without either, and for one that is not there. */
export function placeText(placing: Placing | null): string | null {
  return placing && (placing.label ?? placing.place?.toString() ?? null);
}
