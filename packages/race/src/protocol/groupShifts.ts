import type { Shift } from './protocolShifts.ts';

/** Neighbouring rows that shift by the same number of places, from the first to the last of them. */
export interface ShiftRun {
  from: number;
  to: number;
  formerFrom: number;
  formerTo: number;
  /** Places up; negative for down. */
  by: number;
}

export interface GroupedShifts {
  /** Rows with a label instead of a place, before or after the change. */
  labelled: Shift[];
  /** Rows that shift individually, and all that gain or lose a medal. */
  single: Shift[];
  runs: ShiftRun[];
}

interface Placed {
  shift: Shift;
  former: number;
  place: number;
}

const lastMedal = 3;
const shortestRun = 3;

/**
 * Groups shifted rows for display: those out of the classification first, then single ones, long runs of equal shifts
 * as one.
 */
export function groupShifts(shifts: readonly Shift[]): GroupedShifts {
  const placed = shifts.flatMap((shift): Placed[] => {
    const [former, place] = [shift.before?.place, shift.after?.place];
    return former != null && place != null ? [{ shift, former, place }] : [];
  });
  const single: Shift[] = [];
  const runs: ShiftRun[] = [];
  for (const run of equalMoves(placed.toSorted((one, other) => one.place - other.place))) {
    const first = run[0];
    const last = run.at(-1);
    if (!first || !last || run.length < shortestRun) single.push(...run.map(({ shift }) => shift));
    else
      runs.push({
        from: first.place,
        to: last.place,
        formerFrom: first.former,
        formerTo: last.former,
        by: first.former - first.place,
      });
  }
  const known = new Set(placed.map(({ shift }) => shift));
  return { labelled: shifts.filter((shift) => !known.has(shift)), single, runs };
}

/** Splits rows into runs of consecutive places with the same shift; a medal forms a separate run. */
function equalMoves(placed: readonly Placed[]): Placed[][] {
  const lists: Placed[][] = [];
  for (const row of placed) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    const continues = last && row.place - last.place <= 1 && row.former - row.place === last.former - last.place;
    if (list && continues && !hasMedal(row) && !hasMedal(last)) list.push(row);
    else lists.push([row]);
  }
  return lists;
}

function hasMedal({ former, place }: Placed): boolean {
  return Math.min(former, place) <= lastMedal;
}
