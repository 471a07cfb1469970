import { markOf } from './resultMarks.ts';
import type { ResultsTableRow } from './resultsTableRow.ts';

type Rows = readonly ResultsTableRow[];

/** A protocol that changes while it is read. */
export interface LiveRows {
  /** The rows that are read, in their places; what changed without moving is new. */
  rows: Rows;
  /** The coming rows; those that say nothing new are the known ones, and need not be drawn again. */
  settled: Rows;
  /** The keys of the rows that wait: new ones, and known ones that would move. */
  waiting: readonly string[];
  /** How many riders of those are new. */
  finished: number;
  /** Something waits: a row that is new, moves, or goes. */
  isWaiting: boolean;
  /** Not one row is known: it is another protocol. */
  isOther: boolean;
}

/** Whether two rows say the same; a server's answer is made anew each time. */
const isAlike = (one: ResultsTableRow, other: ResultsTableRow) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Lets into the rows that are read what of the coming rows moves nothing. A row moves where its mark changes; in an
 * order by anything else than marks every change of a row may move it.
 */
export function liveRows(read: Rows, coming: Rows, isByPlace: boolean): LiveRows {
  const unknown = new Map(coming.map((row) => [row._id, row]));
  const alike = new Map<string, ResultsTableRow>();
  const moved: string[] = [];
  const rows = read.map((row) => {
    const next = unknown.get(row._id);
    unknown.delete(row._id);
    if (next && isAlike(row, next)) {
      alike.set(row._id, row);
      return row;
    }
    if (next && isByPlace && markOf(next) === markOf(row)) return next;
    moved.push(row._id);
    return row;
  });
  const isSame = rows.every((row, at) => row === read[at]);

  return {
    rows: isSame ? read : rows,
    settled: coming.map((row) => alike.get(row._id) ?? row),
    waiting: [...unknown.keys(), ...moved],
    finished: unknown.size,
    isWaiting: unknown.size + moved.length > 0,
    isOther: unknown.size === coming.length,
  };
}
