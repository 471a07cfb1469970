import type { Column } from '../DataTable/index.ts';

/** The columns under one heading. */
export const inGroup = <Row>(group: string, columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.map((column) => ({ ...column, group }));
