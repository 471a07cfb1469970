import type { ResultsTableRow } from '../../../packages/tables/src/index.ts';

/** The category that the measured filter leaves: a quarter of the rows, the fastest. */
export const category = 'A';

/** The rows that the filter leaves, for peers that get other rows instead. */
export function ofCategory(rows: readonly ResultsTableRow[]): readonly ResultsTableRow[] {
  return rows.filter(({ groupLabel }) => groupLabel === category);
}
