import type { Column } from '@otryv/tables';

/** Shows of the columns that may be switched those that are named. */
export function chosenColumns<Row>(columns: readonly Column<Row>[], names: readonly string[]): Column<Row>[] {
  return columns.map((column) =>
    column.menu === undefined ? column : { ...column, isShown: names.includes(column.key) },
  );
}
