export { AccountsTable, type AccountsTableProps } from './AccountsTable.tsx';
export { ActionsLogTable, type ActionsLogTableProps } from './ActionsLogTable.tsx';
export { ActivitiesTable, type ActivitiesTableProps } from './ActivitiesTable.tsx';
export type { AccountLinks } from './accountsColumns.tsx';
export type { RowChoice } from './adminColumns.tsx';
export type {
  AccountsTableRow,
  ActionsLogTableRow,
  ActivitiesTableRow,
  ErrorsLogTableRow,
  LogAuthor,
} from './adminTableRows.ts';
export { ErrorsLogTable, type ErrorsLogTableProps } from './ErrorsLogTable.tsx';
