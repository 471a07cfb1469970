export { ResultsTable, type ResultsTableProps } from './ResultsTable.tsx';
export type { MeasuredValue, PowerUnit, ResultsTableRow, TeamOfRow } from './resultsTableRow.ts';
