import type { ResultDto } from '@otryv/contract';
import {
  bestInColumn,
  CP_DURATIONS,
  isImplausibleAverage,
  isImplausibleEffort,
  isImplausibleWeight,
} from '@otryv/race';
import { secondMs } from '../../../kernel/time-units.ts';

type Marked = Pick<ResultDto, 'profileData' | 'activityData' | 'sensorData' | 'wattsPerKg' | 'cpBestEfforts'>;
type Measured = ResultDto['wattsPerKg'];

/** Marks the best plausible value of every column among classified rows, in place. */
export function markBest(classified: readonly Marked[]): void {
  const columns: ((result: Marked) => Measured | undefined)[] = [
    (result) => averageOf(result, result.wattsPerKg),
    (result) => averageOf(result, result.sensorData.avgWatts),
    ({ sensorData }) => sensorData.heartRateData.avgHeartRate,
    ({ profileData: { weightInGrams } }) =>
      !weightInGrams.isAccepted && isImplausibleWeight(weightInGrams.value) ? undefined : weightInGrams,
    ({ profileData }) => profileData.heightInCentimeters,
    ...CP_DURATIONS.flatMap((_, index) => [
      ({ cpBestEfforts }: Marked) => effortOf(cpBestEfforts[index])?.watts,
      ({ cpBestEfforts }: Marked) => effortOf(cpBestEfforts[index])?.wattsKg,
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

function averageOf({ wattsPerKg, sensorData, activityData }: Marked, cell: Measured): Measured | undefined {
  const seconds = (activityData.durationInMilliseconds.value ?? 0) / secondMs;
  return isImplausibleAverage(seconds, sensorData.avgWatts, wattsPerKg) ? undefined : cell;
}

function effortOf(effort: ResultDto['cpBestEfforts'][number] | undefined) {
  return effort && !isImplausibleEffort(effort) ? effort : undefined;
}
