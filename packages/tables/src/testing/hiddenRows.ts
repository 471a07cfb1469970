import type { ResultsTableRow } from '../ResultsTable/index.ts';
import { aProtocol } from './aProtocol.ts';

const hidden = { value: null, hidden: true };
const greatest = <Value extends { value: number | null }>(value: Value) => ({ ...value, addition: 'max' as const });

/** Six finishers: one has the greatest power, one hides what can be hidden, one has no sensors, one has zeros. */
export function hiddenRows(): ResultsTableRow[] {
  return aProtocol(6).map((row, at) => {
    const { profileData, sensorData } = row;
    if (at === 0) {
      return {
        ...row,
        wattsPerKg: greatest(row.wattsPerKg),
        sensorData: { ...sensorData, avgWatts: greatest(sensorData.avgWatts) },
        cpBestEfforts: row.cpBestEfforts.map((effort) => ({ ...effort, wattsKg: greatest(effort.wattsKg) })),
      };
    }
    if (at === 2) return withPower({ ...row, profileData: { ...profileData, ...secrets } }, hidden);
    if (at === 3) return withPower(row, { value: null });
    if (at === 4) return { ...withPower(row, { value: 0 }), profileData: { ...profileData, racingScore: 0 } };
    return row;
  });
}

const secrets = { age: null, isAgeHidden: true, weightInGrams: hidden, heightInCentimeters: hidden };

function withPower(row: ResultsTableRow, value: ResultsTableRow['wattsPerKg']): ResultsTableRow {
  return {
    ...row,
    wattsPerKg: value,
    sensorData: { avgWatts: value, heartRateData: { avgHeartRate: value } },
    normalizedPower: null,
    variabilityIndex: null,
    cpBestEfforts: row.cpBestEfforts.map(({ duration }) => ({ duration, watts: value, wattsKg: value })),
  };
}
