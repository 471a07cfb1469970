export type {
  Column,
  ColumnState,
  ColumnsRecipe,
  ExportField,
  ExportValue,
  RowPresenter,
  TableOrder,
  TableSort,
} from './column.ts';
export { DataTable, type DataTableProps, type TableFrameProps } from './DataTable.tsx';
export type { RowLook, TableSection } from './rowLook.ts';
export type { TableContent, TableHandle } from './tableHandle.ts';
