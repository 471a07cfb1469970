import { useEffect } from 'react';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import { type ResultMarks, resultMarks } from './resultMarks.ts';

/** Passes on the marks of the rows that are shown. */
export function useSeenMarks(
  rows: readonly ResultsTableRow[],
  onSeen: ((marks: ResultMarks) => void) | undefined,
): void {
  useEffect(() => {
    if (rows.length > 0) onSeen?.(resultMarks(rows));
  }, [rows, onSeen]);
}
