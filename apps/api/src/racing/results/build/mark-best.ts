import type { ResultDto } from '@otryv/contract';
import {
  bestInColumn,
  CP_DURATIONS,
  implausibleIntervals,
  isImplausibleAverage,
  isImplausibleHeartRate,
  isImplausibleHeight,
  isImplausibleWeight,
} from '@otryv/race';
import { secondMs } from '../../../kernel/time-units.ts';

type Marked = Pick<ResultDto, 'profileData' | 'activityData' | 'sensorData' | 'wattsPerKg' | 'cpBestEfforts'>;
type Measured = ResultDto['wattsPerKg'];

/** Marks the best plausible value of every column among classified rows, in place. */
export function markBest(classified: readonly Marked[]): void {
  const columns: ((result: Marked) => Measured | undefined)[] = [
    (result) => perKgOf(result, averageOf(result, result.wattsPerKg)),
    (result) => averageOf(result, result.sensorData.avgWatts),
    ({ sensorData }) => plausible(sensorData.heartRateData.avgHeartRate, isImplausibleHeartRate),
    ({ profileData }) => plausible(profileData.weightInGrams, isImplausibleWeight),
    ({ profileData }) => plausible(profileData.heightInCentimeters, isImplausibleHeight),
    ...CP_DURATIONS.flatMap((_, index) => [
      (result: Marked) => effortOf(result, index)?.watts,
      (result: Marked) => perKgOf(result, effortOf(result, index)?.wattsKg),
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

/** An accepted W/kg is plausible whatever the weight. */
function perKgOf({ profileData: { weightInGrams } }: Marked, cell: Measured | undefined): Measured | undefined {
  return cell?.isAccepted || plausible(weightInGrams, isImplausibleWeight) ? cell : undefined;
}

function effortOf({ cpBestEfforts }: Marked, index: number) {
  const effort = cpBestEfforts[index];
  return effort && !implausibleIntervals(cpBestEfforts).has(effort.duration) ? effort : undefined;
}

function plausible(cell: Measured, isImplausible: (value: number | null) => boolean): Measured | undefined {
  return !cell.isAccepted && isImplausible(cell.value) ? undefined : cell;
}
