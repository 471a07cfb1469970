import type { ResultDto } from '@otryv/contract';
import { isImplausibleAverage, isImplausibleEffort, isImplausibleTime, isImplausibleWeight } from '@otryv/race';
import type { BestEffort, MeasuredValue } from '@otryv/tables';

type Measured = Pick<ResultDto, 'wattsPerKg' | 'sensorData' | 'cpBestEfforts'> & {
  profileData: Pick<ResultDto['profileData'], 'weightInGrams'>;
  activityData: Pick<ResultDto['activityData'], 'durationInMilliseconds' | 'segmentDistanceInMeters'>;
};

interface Marked {
  weightInGrams: MeasuredValue;
  averageWatts: MeasuredValue;
  wattsPerKg: MeasuredValue;
  bestEfforts: BestEffort[];
  isTimeImplausible: boolean;
}

const secondMs = 1000;

/** Marks figures of a ride that may be impossible; W and W/kg of an effort are marked together. */
export function markImplausible(row: Measured): Marked {
  const { sensorData, wattsPerKg, cpBestEfforts, profileData } = row;
  const { durationInMilliseconds: time, segmentDistanceInMeters: metres } = row.activityData;
  const average = isImplausibleAverage((time.value ?? 0) / secondMs, sensorData.avgWatts, wattsPerKg);
  return {
    weightInGrams: marked(
      profileData.weightInGrams,
      !profileData.weightInGrams.isAccepted && isImplausibleWeight(profileData.weightInGrams.value),
    ),
    averageWatts: marked(sensorData.avgWatts, average),
    wattsPerKg: marked(wattsPerKg, average),
    bestEfforts: cpBestEfforts.map((effort) => {
      const { duration, watts, wattsKg } = effort;
      const isImplausible = isImplausibleEffort(effort);
      return { duration, watts: marked(watts, isImplausible), wattsKg: marked(wattsKg, isImplausible) };
    }),
    isTimeImplausible: !time.isAccepted && isImplausibleTime(time.value, metres),
  };
}

function marked(value: MeasuredValue, isImplausible: boolean): MeasuredValue {
  return isImplausible ? { ...value, addition: 'implausible' } : value;
}
