import { dequal } from 'dequal';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import { markOf } from './resultMarks.ts';

type Rows = readonly ResultsTableRow[];

/** A protocol that changes while it is displayed. */
export interface LiveRows {
  /** The displayed rows, with the changes that move no row. */
  rows: Rows;
  /** The received rows; unchanged ones keep their identity. */
  settled: Rows;
  /** Keys of pending rows: new ones, and existing ones that would move. */
  waiting: readonly string[];
  /** Number of people who have finished since; a second account of one of the displayed is no new finisher. */
  finished: number;
  /** Whether a row is new, moves or disappears. */
  isWaiting: boolean;
  /** Whether no row is known: it is another protocol. */
  isOther: boolean;
}

/**
 * Merges received rows into the displayed ones as far as no row moves. A row moves if its mark changes; in an
 * order by other columns any change of a row may move it.
 */
export function liveRows(read: Rows, coming: Rows, isByMarks: boolean): LiveRows {
  const unknown = new Map(coming.map((row) => [row.id, row]));
  const alike = new Map<string, ResultsTableRow>();
  const moved: string[] = [];
  const rows = read.map((row) => {
    const next = unknown.get(row.id);
    unknown.delete(row.id);
    if (next && dequal(row, next)) {
      alike.set(row.id, row);
      return row;
    }
    if (next && isByMarks && markOf(next) === markOf(row)) return next;
    moved.push(row.id);
    return row;
  });
  const finishers = finishersOf(read);
  const isSame = rows.every((row, at) => row === read[at]);

  return {
    rows: isSame ? read : rows,
    settled: coming.map((row) => alike.get(row.id) ?? row),
    waiting: [...unknown.keys(), ...moved],
    finished: [...finishersOf(coming)].filter((person) => !finishers.has(person)).length,
    isWaiting: unknown.size + moved.length > 0,
    isOther: unknown.size === coming.length,
  };
}

function finishersOf(rows: Rows): Set<number> {
  return new Set(
    rows.flatMap(({ profileId, disqualification }) => (disqualification?.label === 'DNF' ? [] : profileId)),
  );
}
