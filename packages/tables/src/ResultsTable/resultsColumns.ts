import { CP_DURATIONS } from '@otryv/race';
import { ageOf, gramsOf, heartRateOf, heightOf } from '../BodyColumns/bodyColumns.tsx';
import type { Column } from '../DataTable/index.ts';
import { intervalKey } from './intervalColumn.ts';
import { type PowerColumnsInput, powerColumns } from './powerColumns.tsx';
import { averagePowerOf, criticalPowerOf, normalizedPowerOf } from './powerOf.ts';
import { pinnedColumns, type RaceColumnsInput, raceColumns } from './raceColumns.tsx';
import type { PowerUnit, ResultsTableRow } from './resultsTableRow.ts';
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
  const values: [string, (row: ResultsTableRow) => number | null][] = [
    ['speed', (row) => row.speed],
    ['power', (row) => averagePowerOf(row, unit)],
    ['normalizedPower', (row) => normalizedPowerOf(row, unit)],
    ['racingScore', ({ profileData }) => profileData.racingScore],
    ['heartRate', heartRateOf],
    ['weight', gramsOf],
    ['height', heightOf],
    ['age', ageOf],
    ...CP_DURATIONS.map((duration): [string, (row: ResultsTableRow) => number | null] => [
      intervalKey(duration),
      (row) => criticalPowerOf(row, duration, unit),
    ]),
  ];

  return new Set(values.filter(([, of]) => rows.every((row) => of(row) === null)).map(([key]) => key));
}
