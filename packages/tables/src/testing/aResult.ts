import { CP_DURATIONS } from '@otryv/race';
import type { ResultsTableRow } from '../rows/resultsTableRow.ts';

export interface ResultChanges extends Partial<Omit<ResultsTableRow, 'rider'>> {
  /** Average watts; intervals are derived from them. */
  watts?: number | null;
  /** Index among the riders of a fixture: body and form depend on it. */
  at?: number;
  rider?: Partial<ResultsTableRow['rider']>;
}

const measured = (value: number | null) => ({ value, addition: '' as const });

/** Builds one row of an invented race. */
export function aResult(changes: ResultChanges = {}): ResultsTableRow {
  const { timeMs = 1_457_346, watts = 320, rider, profileId = 7, at = 0, ...rest } = changes;
  const { weightKg = measured(72 + at * 1.3) } = changes;
  const kg = weightKg.value ?? 72;

  return {
    id: `result-${profileId}`,
    profileId,
    groupLabel: 'A',
    place: 1,
    rider: {
      firstName: 'Лев',
      lastName: 'Подветренный',
      gender: 'MALE',
      imageSrc: null,
      countryAlpha3: 'RUS',
      age: 34 + at * 5,
      team: null,
      racingScore: 640 - at * 23,
      ...rider,
    },
    timeMs,
    averageWatts: measured(watts),
    wattsPerKg: measured(watts === null ? null : watts / kg),
    heartRate: measured(164 - at * 3),
    weightKg,
    heightCm: measured(181 + at * 2),
    speedKmh: timeMs === null ? null : 58_320_000 / timeMs,
    normalizedPower: watts === null ? null : watts * 1.06,
    variabilityIndex: watts === null ? null : 1.06 + at / 50,
    bestEfforts: bestEffortsOf(watts, kg),
    gapToLeaderMs: null,
    gapToPreviousMs: null,
    disqualification: null,
    isLeader: false,
    isSweeper: false,
    ...rest,
  };
}

const share = [3.4, 2.6, 2.1, 1.6, 1.3, 1.18, 1.1, 1.04, null, null, null];

function bestEffortsOf(watts: number | null, kg: number): ResultsTableRow['bestEfforts'] {
  return CP_DURATIONS.map((duration, at) => {
    const times = share[at] ?? null;
    const value = watts === null || times === null ? null : watts * times;
    return { duration, watts: measured(value), wattsKg: measured(value === null ? null : value / kg) };
  });
}
