import type { ResultDto } from '@otryv/contract';
import {
  implausibleIntervals,
  isImplausibleAverage,
  isImplausibleHeartRate,
  isImplausibleHeight,
  isImplausibleTime,
  isImplausibleWeight,
} from '@otryv/race';
import type { BestEffort, MeasuredValue } from '@otryv/tables';

type Measured = Pick<ResultDto, 'wattsPerKg' | 'sensorData' | 'cpBestEfforts'> & {
  profileData: Pick<ResultDto['profileData'], 'weightInGrams' | 'heightInCentimeters'>;
  activityData: Pick<ResultDto['activityData'], 'durationInMilliseconds' | 'segmentDistanceInMeters'>;
};

interface Marked {
  weightInGrams: MeasuredValue;
  heightCm: MeasuredValue;
  heartRate: MeasuredValue;
  averageWatts: MeasuredValue;
  wattsPerKg: MeasuredValue;
  bestEfforts: BestEffort[];
  isTimeImplausible: boolean;
  isNormalizedPowerImplausible: boolean;
}

const secondMs = 1000;

/**
 * Marks figures of a ride that may be impossible, and those derived from them: W/kg of the weight, normalized power of
 * any power or the weight, efforts that contain a shorter impossible one. W and W/kg of an effort are marked together.
 */
export function markImplausible(row: Measured): Marked {
  const { sensorData, wattsPerKg, cpBestEfforts, profileData } = row;
  const { durationInMilliseconds: time, segmentDistanceInMeters: metres } = row.activityData;
  const { weightInGrams, heightInCentimeters: height } = profileData;
  const { avgHeartRate: heartRate } = sensorData.heartRateData;
  const intervals = implausibleIntervals(cpBestEfforts);
  const isWeight = !weightInGrams.isAccepted && isImplausibleWeight(weightInGrams.value);
  const isAverage = isImplausibleAverage((time.value ?? 0) / secondMs, sensorData.avgWatts, wattsPerKg);
  const perKg = (value: MeasuredValue, isPower: boolean) => marked(value, isPower || (isWeight && !value.isAccepted));
  return {
    weightInGrams: marked(weightInGrams, isWeight),
    heightCm: marked(height, !height.isAccepted && isImplausibleHeight(height.value)),
    heartRate: marked(heartRate, !heartRate.isAccepted && isImplausibleHeartRate(heartRate.value)),
    averageWatts: marked(sensorData.avgWatts, isAverage),
    wattsPerKg: perKg(wattsPerKg, isAverage),
    bestEfforts: cpBestEfforts.map(({ duration, watts, wattsKg }) => {
      const isEffort = intervals.has(duration);
      return { duration, watts: marked(watts, isEffort), wattsKg: perKg(wattsKg, isEffort) };
    }),
    isTimeImplausible: !time.isAccepted && isImplausibleTime(time.value, metres),
    isNormalizedPowerImplausible: isWeight || isAverage || intervals.size > 0,
  };
}

function marked(value: MeasuredValue, isImplausible: boolean): MeasuredValue {
  return isImplausible ? { ...value, addition: 'implausible' } : value;
}
