import type { ProtocolRow } from '@otryv/contract';
import { bestInColumn, CP_DURATIONS } from '@otryv/race';

type Measured = ProtocolRow['wattsPerKg'];

/** Marks the best value of every column among the classified, in place. */
export function markBest(results: readonly ProtocolRow[]): void {
  const classified = results.filter(({ isDisqualification }) => !isDisqualification);
  const columns: ((result: ProtocolRow) => Measured | undefined)[] = [
    ({ wattsPerKg }) => wattsPerKg,
    ({ sensorData }) => sensorData.avgWatts,
    ({ sensorData }) => sensorData.heartRateData.avgHeartRate,
    ({ profileData }) => profileData.weightInGrams,
    ({ profileData }) => profileData.heightInCentimeters,
    ...CP_DURATIONS.flatMap((_, index) => [
      ({ cpBestEfforts }: ProtocolRow) => cpBestEfforts[index]?.watts,
      ({ cpBestEfforts }: ProtocolRow) => cpBestEfforts[index]?.wattsKg,
    ]),
  ];
  for (const column of columns) {
    const best = bestInColumn(classified.map((result) => column(result)?.value));
    if (best === null) continue;
    for (const result of classified) {
      const cell = column(result);
      if (cell?.value === best) cell.addition = 'max';
    }
  }
}
