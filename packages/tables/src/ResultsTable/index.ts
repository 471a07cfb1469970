export type { BestEffort, MeasuredValue } from '../rows/measuredValue.ts';
export type { PowerUnit } from '../rows/powerUnit.ts';
export type { MeasuredFigures, ResultsTableRow, RiderInRace, TeamOfRow } from '../rows/resultsTableRow.ts';
export { ResultsTable } from './ResultsTable.tsx';
export type { ResultMarks } from './resultMarks.ts';
export { type ColumnChoice, resultsColumnChoices } from './resultsColumnChoices.ts';
export { resultsPresets } from './resultsPresets.ts';
export type { ResultsTableProps } from './resultsTableProps.ts';
export type { ShownStanding, WithStanding } from './shownProtocol.ts';
