import type { ReactNode } from 'react';

/** What sets a row apart. */
export interface RowLook {
  /** The signed-in rider's row: tint, edge and `aria-current`. */
  isOwn?: boolean;
  /** Out of the classification: paler. */
  isMuted?: boolean;
  /** A darker line above: here the bunch broke. */
  isBreak?: boolean;
  /** Has changed since the reader was here: a mark that is told in words too. */
  isChanged?: boolean;
  /** Has just come: it fades in from a tint. */
  isFresh?: boolean;
}

/** A line over the rows that share its key. */
export interface TableSection {
  key: string;
  title: ReactNode;
}
