export type { MeasuredValue } from '../columns/measuredValue.ts';
export type { PowerUnit } from '../columns/powerUnit.ts';
export { ResultsTable, type ResultsTableProps } from './ResultsTable.tsx';
export { type ResultMarks, resultMarks } from './resultMarks.ts';
export { resultsPresets } from './resultsPresets.ts';
export type { ResultsTableRow, TeamOfRow } from './resultsTableRow.ts';
