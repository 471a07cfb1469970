import type { ReactNode } from 'react';

/** Marks of a row. */
export interface RowMarks {
  /** The signed-in rider's row: tint, edge and `aria-current`. */
  isOwn?: boolean;
  /** Paler. */
  isMuted?: boolean;
  /** A darker line above, at a break of the bunch. */
  isBreak?: boolean;
  /** Changed since the last visit: a mark with a text for screen readers. */
  isChanged?: boolean;
  /** New in the table: it fades in from a tint. */
  isFresh?: boolean;
}

/** A line over the rows that share its key. */
export interface TableSection {
  key: string;
  title: ReactNode;
}
