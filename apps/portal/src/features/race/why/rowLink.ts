import { accountOf } from '@otryv/client/rows';
import type { ResultsTableRow } from '@otryv/tables';

/** Returns the query that opens a row with its explanation, on the tab that lists the row. */
export function rowQuery(row: Pick<ResultsTableRow, 'id' | 'disqualification'>): string {
  const tab = row.disqualification?.label === 'DNF' ? '&tab=dnf' : '';
  return `?row=${accountOf(row)}&why=1${tab}`;
}
