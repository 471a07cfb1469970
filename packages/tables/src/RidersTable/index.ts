export { RidersTable, type RidersTableProps } from './RidersTable.tsx';
export type { RidersTableRow } from './ridersTableRow.ts';
