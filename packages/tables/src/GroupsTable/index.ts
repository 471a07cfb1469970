export { GroupsTable, type GroupsTableProps, type GroupsTableRow } from './GroupsTable.tsx';
