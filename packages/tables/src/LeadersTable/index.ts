export { LeadersTable, type LeadersTableProps } from './LeadersTable.tsx';
export type { LeadersTableRow, RankedLeader } from './leadersTableRow.ts';
