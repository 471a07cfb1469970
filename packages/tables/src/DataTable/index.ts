export type {
  Column,
  ColumnsTransform,
  ExportField,
  TableOrder,
  TableSort,
} from './column.ts';
export type { ColumnLayout } from './columnLayout.ts';
export { type BaseTableProps, DataTable, type DataTableProps } from './DataTable.tsx';
export type { RowMarks, TableSection } from './rowMarks.ts';
export type { TableContent, TableHandle } from './tableHandle.ts';
