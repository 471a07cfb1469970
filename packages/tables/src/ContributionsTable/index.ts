export { ContributionsTable, type ContributionsTableProps } from './ContributionsTable.tsx';
export type { ContributionsTableRow } from './contributionsTableRow.ts';
