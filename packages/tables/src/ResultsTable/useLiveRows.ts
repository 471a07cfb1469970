import { useMemo, useState } from 'react';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import { liveRows } from './liveRows.ts';

const fadesMs = 1200;
const nothingFresh = () => false;

/**
 * Returns the rows to display of a live protocol: pending changes are held back until `show` is called.
 *
 * Pending rows stay pending after the race; another protocol replaces all rows immediately.
 */
export function useLiveRows(rows: readonly ResultsTableRow[], live: boolean, isByMarks: boolean) {
  const [read, setRead] = useState(live ? rows : null);
  const [isFresh, setIsFresh] = useState<(row: ResultsTableRow) => boolean>(() => nothingFresh);
  const held = useMemo(() => read && liveRows(read, rows, isByMarks), [read, rows, isByMarks]);
  const isOver = held && !live && !held.isWaiting;
  if (isOver) setRead(null);
  else if (held ? held.isOther && read !== rows : live) setRead(rows);

  const show = () => {
    if (!held?.isWaiting) return;
    const keys = new Set(held.waiting);
    // A row rendered later, after scrolling, is no longer fresh.
    const until = performance.now() + fadesMs;
    setIsFresh(
      () =>
        ({ id }: ResultsTableRow) =>
          keys.has(id) && performance.now() < until,
    );
    setRead(held.settled);
  };

  return {
    rows: held?.rows ?? rows,
    isHeld: held !== null,
    isWaiting: held?.isWaiting ?? false,
    finished: held?.finished ?? 0,
    isFresh,
    show,
  };
}
