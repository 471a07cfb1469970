export type { Column, ColumnState, TableSort } from './column.ts';
export { DataTable, type DataTableProps, type TableFrameProps } from './DataTable.tsx';
export type { RowLook, TableSection } from './rowLook.ts';
