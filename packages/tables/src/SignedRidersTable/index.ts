export { SignedRidersTable, type SignedRidersTableProps } from './SignedRidersTable.tsx';
export type { SignedRidersTableRow } from './signedRidersTableRow.ts';
