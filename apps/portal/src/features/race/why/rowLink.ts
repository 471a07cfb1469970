import { accountOf } from '@otryv/client/rows';
import type { ResultsTableRow } from '@otryv/tables';

/** The query of the address of a row with its explanation, on the tab that the row is on. */
export function rowQuery(row: Pick<ResultsTableRow, 'id' | 'disqualification'>): string {
  const tab = row.disqualification?.label === 'DNF' ? '&tab=dnf' : '';
  return `?row=${accountOf(row)}&why=1${tab}`;
}
