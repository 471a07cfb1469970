export { RiderResultsTable, type RiderResultsTableProps } from './RiderResultsTable.tsx';
export type { RiderResultsTableRow } from './riderResultsTableRow.ts';
