import type { ResultDto } from '@otryv/contract';
import { DISQUALIFICATION_LABELS, type Placing } from '@otryv/race';

/** Returns the position of each row of a protocol, for comparison with another version. */
export function placingsOf(rows: readonly ResultDto[]): Placing[] {
  return rows.map(({ _id, rankEvent, disqualification, gap, points }) => ({
    rowId: _id,
    place: rankEvent === 0 ? null : rankEvent,
    label: disqualification && DISQUALIFICATION_LABELS[disqualification],
    gapMs: gap,
    points: points?.zpruFinishPoints ?? null,
  }));
}

/** Formats a rank or a label; `null` for a missing row or one without either. */
export function rankText(placing: Placing | null): string | null {
  return placing && (placing.label ?? placing.place?.toString() ?? null);
}
