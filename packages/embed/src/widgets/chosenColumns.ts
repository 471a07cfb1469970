import type { Column } from '@otryv/tables';

/** Shows only the named columns among the switchable ones. */
export function chosenColumns<Row>(columns: readonly Column<Row>[], names: readonly string[]): Column<Row>[] {
  return columns.map((column) =>
    column.menu === undefined ? column : { ...column, isShown: names.includes(column.key) },
  );
}
