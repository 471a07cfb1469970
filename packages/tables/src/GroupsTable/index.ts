export { GroupsTable, type GroupsTableProps } from './GroupsTable.tsx';
export type { GroupsTableRow } from './groupsTableRow.ts';
