export type { BestEffort, MeasuredValue } from '../columns/measuredValue.ts';
export type { PowerUnit } from '../columns/powerUnit.ts';
export { ResultsTable } from './ResultsTable.tsx';
export type { ResultMarks } from './resultMarks.ts';
export { resultsPresets } from './resultsPresets.ts';
export type { ResultsTableProps } from './resultsTableProps.ts';
export type { MeasuredFigures, ResultsTableRow, RiderInRace, TeamOfRow } from './resultsTableRow.ts';
export type { ShownStanding, WithStanding } from './shownProtocol.ts';
