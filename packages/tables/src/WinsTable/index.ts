export { WinsTable, type WinsTableProps } from './WinsTable.tsx';
export type { WinsTableRow } from './winsTableRow.ts';
