import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import { aProtocol } from './aProtocol.ts';

const hidden = { value: null, hidden: true };
const greatest = <Value extends { value: number | null }>(value: Value) => ({ ...value, addition: 'max' as const });

/**
 * Builds six finishers: one has the maximum power, one hides everything possible, one has no sensors, one has zeros.
 */
export function hiddenRows(): ResultsTableRow[] {
  return aProtocol(6).map((row, at) => {
    if (at === 0) {
      return {
        ...row,
        wattsPerKg: greatest(row.wattsPerKg),
        averageWatts: greatest(row.averageWatts),
        bestEfforts: row.bestEfforts.map((effort) => ({ ...effort, wattsKg: greatest(effort.wattsKg) })),
      };
    }
    if (at === 2) return withPower({ ...row, ...hiddenBody, rider: { ...row.rider, ...hiddenAge } }, hidden);
    if (at === 3) return withPower(row, { value: null });
    if (at === 4) return { ...withPower(row, { value: 0 }), rider: { ...row.rider, racingScore: 0 } };
    return row;
  });
}

const hiddenAge = { age: null, isAgeHidden: true };
const hiddenBody = { weightKg: hidden, heightCm: hidden };

function withPower(row: ResultsTableRow, value: ResultsTableRow['wattsPerKg']): ResultsTableRow {
  return {
    ...row,
    wattsPerKg: value,
    averageWatts: value,
    heartRate: value,
    normalizedPower: null,
    variabilityIndex: null,
    bestEfforts: row.bestEfforts.map(({ duration }) => ({ duration, watts: value, wattsKg: value })),
  };
}
