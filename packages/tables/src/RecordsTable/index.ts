export { RecordsTable, type RecordsTableProps } from './RecordsTable.tsx';
export type { RecordEffort, RecordsTableRow } from './recordsTableRow.ts';
