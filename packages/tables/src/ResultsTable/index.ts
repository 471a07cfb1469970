export { ResultsTable, type ResultsTableProps } from './ResultsTable.tsx';
export { type ResultMarks, resultMarks } from './resultMarks.ts';
export { resultsPresets } from './resultsPresets.ts';
export type { MeasuredValue, PowerUnit, ResultsTableRow, TeamOfRow } from './resultsTableRow.ts';
