export { type BaseTableProps, DataTable, type DataTableProps } from './DataTable.tsx';
export type {
  Column,
  ColumnsTransform,
  ExportField,
  TableOrder,
  TableSort,
} from './model/column.ts';
export type { ColumnLayout } from './model/columnLayout.ts';
export type { RowMarks, TableSection } from './model/rowMarks.ts';
export type { TableContent, TableHandle } from './model/tableHandle.ts';
