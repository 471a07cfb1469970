export { TeamResultsTable, type TeamResultsTableProps } from './TeamResultsTable.tsx';
export type { TeamResultsTableRow } from './teamResultsTableRow.ts';
