import type { Result } from '@otryv/contract';
import { bestInColumn, CP_DURATIONS } from '@otryv/race';

type Measured = Result['wattsPerKg'];

/** Marks the best value of every column among the classified, in place. */
export function markBest(results: readonly Result[]): void {
  const classified = results.filter(({ isDisqualification }) => !isDisqualification);
  const columns: ((result: Result) => Measured | undefined)[] = [
    ({ wattsPerKg }) => wattsPerKg,
    ({ sensorData }) => sensorData.avgWatts,
    ({ sensorData }) => sensorData.heartRateData.avgHeartRate,
    ({ profileData }) => profileData.weightInGrams,
    ({ profileData }) => profileData.heightInCentimeters,
    ...CP_DURATIONS.flatMap((_, index) => [
      ({ cpBestEfforts }: Result) => cpBestEfforts[index]?.watts,
      ({ cpBestEfforts }: Result) => cpBestEfforts[index]?.wattsKg,
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
