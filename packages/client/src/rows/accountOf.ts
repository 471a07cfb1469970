import type { ResultsTableRow } from '@otryv/tables';

/** Returns the account that raced: it identifies a row in `/api/race/results/{id}/history?row=` and in links. */
export function accountOf({ id }: Pick<ResultsTableRow, 'id'>): string {
  return id.slice(id.indexOf('.') + 1);
}
