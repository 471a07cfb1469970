import type { Column } from '@otryv/tables';
import { useMemo } from 'react';
import { chosenColumns } from './chosenColumns.ts';

type Choose = <Row>(columns: readonly Column<Row>[]) => readonly Column<Row>[];

/** Shows only the columns chosen by a site among the switchable ones; `undefined` leaves the choice to the table. */
export function useChosenColumns(names: readonly string[] | null): Choose | undefined {
  const list = names?.join() ?? null;
  return useMemo(() => (list === null ? undefined : (columns) => chosenColumns(columns, list.split(','))), [list]);
}
