import type { ReactNode } from 'react';

/** Marks of a row. */
export interface RowMarks {
  /** The signed-in rider's row: tint, edge and `aria-current`. */
  isOwn?: boolean;
  /** De-emphasizes the row. */
  isMuted?: boolean;
  /** Draws a darker line above, at a break of the bunch. */
  isBreak?: boolean;
  /** Marks the row as changed since the last visit, with a text for screen readers. */
  isChanged?: boolean;
  /** Fades in a new row from a tint. */
  isFresh?: boolean;
}

/** A title above the rows that share its key. */
export interface TableSection {
  key: string;
  title: ReactNode;
}
