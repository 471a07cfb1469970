import type { Column } from '../DataTable/index.ts';

/** Assigns columns to a heading. */
export const inGroup = <Row>(group: string, columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.map((column) => ({ ...column, group }));
