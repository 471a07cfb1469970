export { TeamMembersTable, type TeamMembersTableProps } from './TeamMembersTable.tsx';
export type { TeamMembersTableRow } from './teamMembersTableRow.ts';
