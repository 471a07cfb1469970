import { useEffect } from 'react';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import { type ResultMarks, resultMarks } from './resultMarks.ts';

/** Reports the marks of the displayed rows. */
export function useSeenMarks(
  rows: readonly ResultsTableRow[],
  onSeen: ((marks: ResultMarks) => void) | undefined,
): void {
  useEffect(() => {
    if (rows.length > 0) onSeen?.(resultMarks(rows));
  }, [rows, onSeen]);
}
