import type { DecisionOutcome, RaceResults, ResultDto } from '@otryv/contract';
import { DISQUALIFICATION_LABELS, groupOfResult, type Placing, protocolShifts } from '@otryv/race';

/** Returns the rows that differ between two versions of a protocol, with their changes. */
export function versionDifference(before: RaceResults, after: RaceResults): DecisionOutcome {
  const [former, later] = [before.event.results, after.event.results];
  const rows = new Map([...former, ...later].map((row) => [row._id, row]));
  const { shifts, medals, points } = protocolShifts(former.map(placingOf), later.map(placingOf));

  return {
    shifts: shifts.flatMap((shift) => {
      const row = rows.get(shift.rowId);
      return row ? [{ ...shift, name: nameOf(row), subgroupLabel: groupOfResult(row) }] : [];
    }),
    medals,
    points,
    changesWinner: former[0]?._id !== later[0]?._id,
    messages: 0,
  };
}

function placingOf({ _id, rankEvent, disqualification, gap, points }: ResultDto): Placing {
  return {
    rowId: _id,
    place: rankEvent === 0 ? null : rankEvent,
    label: disqualification && DISQUALIFICATION_LABELS[disqualification],
    gapMs: gap,
    points: points?.zpruFinishPoints ?? null,
  };
}

function nameOf({ profileData: { firstName, lastName } }: ResultDto): string {
  return `${firstName} ${lastName}`.trim();
}
