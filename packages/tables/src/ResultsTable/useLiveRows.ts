import { useMemo, useState } from 'react';
import { liveRows } from './liveRows.ts';
import type { ResultsTableRow } from './resultsTableRow.ts';

const fadesMs = 1200;
const nothingFresh = () => false;

/**
 * The rows to show of a protocol that is live: those that were read, until `show` lets in what waits.
 *
 * What waits when the race ends waits on; rows of another protocol take the place of all at once.
 */
export function useLiveRows(rows: readonly ResultsTableRow[], live: boolean, isByPlace: boolean) {
  const [read, setRead] = useState(live ? rows : null);
  const [isFresh, setIsFresh] = useState<(row: ResultsTableRow) => boolean>(() => nothingFresh);
  const held = useMemo(() => read && liveRows(read, rows, isByPlace), [read, rows, isByPlace]);
  const isOver = held && !live && !held.isWaiting;
  if (isOver) setRead(null);
  else if (held ? held.isOther && read !== rows : live) setRead(rows);

  const show = () => {
    if (!held?.isWaiting) return;
    const keys = new Set(held.waiting);
    // A row that is drawn later, as one scrolls, is not fresh any more.
    const until = performance.now() + fadesMs;
    setIsFresh(
      () =>
        ({ _id }: ResultsTableRow) =>
          keys.has(_id) && performance.now() < until,
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
