import { CP_DURATIONS, measured } from '@otryv/race';
import type { Column } from '../DataTable/index.ts';
import { intervalKey } from './intervalColumn.ts';
import { type PowerColumnsInput, powerColumns } from './powerColumns.tsx';
import { averageOf, effortOf, normalizedPowerOf } from './powerOf.ts';
import { pinnedColumns, type RaceColumnsInput, raceColumns } from './raceColumns.tsx';
import type { MeasuredValue, PowerUnit, ResultsTableRow } from './resultsTableRow.ts';
import { riderColumns } from './riderColumns.tsx';
import type { ShownRow } from './shownRow.ts';

export type ResultsColumnsInput = RaceColumnsInput & PowerColumnsInput;

/** The recipe of the protocol. */
export function resultsColumns(input: ResultsColumnsInput): Column<ShownRow>[] {
  return [...pinnedColumns(input), ...raceColumns(input), ...powerColumns(input), ...riderColumns(input)];
}

/** The columns without a single value in the whole protocol. */
export function emptyColumns(rows: readonly ResultsTableRow[], unit: PowerUnit): ReadonlySet<string> {
  if (rows.length === 0) return new Set();
  const values: [string, (row: ResultsTableRow) => MeasuredValue | number | null | undefined][] = [
    ['speed', (row) => row.speed],
    ['power', (row) => averageOf(row, unit)],
    ['normalizedPower', (row) => normalizedPowerOf(row, unit)],
    ['racingScore', ({ profileData }) => profileData.racingScore],
    ['heartRate', ({ sensorData }) => sensorData.heartRateData.avgHeartRate],
    ['weight', ({ profileData }) => profileData.weightInGrams],
    ['height', ({ profileData }) => profileData.heightInCentimeters],
    ['age', ({ profileData }) => ({ value: profileData.age, hidden: profileData.isAgeHidden })],
    ...CP_DURATIONS.map((duration): [string, (row: ResultsTableRow) => MeasuredValue | undefined] => [
      intervalKey(duration),
      (row) => effortOf(row, duration, unit),
    ]),
  ];

  return new Set(values.filter(([, of]) => rows.every((row) => isBlank(of(row)))).map(([key]) => key));
}

/** Whether a value tells nothing, not even that it is hidden. */
function isBlank(value: MeasuredValue | number | null | undefined): boolean {
  if (typeof value !== 'object') return value === undefined;
  return value === null || (!value.hidden && measured(value.value) === null);
}
