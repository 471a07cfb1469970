export { CatchUpLeadersTable, type CatchUpLeadersTableProps } from './CatchUpLeadersTable.tsx';
export { CatchUpSummaryTable, type CatchUpSummaryTableProps } from './CatchUpSummaryTable.tsx';
export { CatchUpWinnersTable, type CatchUpWinnersTableProps } from './CatchUpWinnersTable.tsx';
export type { CatchUpLeader, CatchUpWin, StartGap } from './catchUpWin.ts';
