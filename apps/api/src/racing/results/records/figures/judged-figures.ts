import type { ResultDto } from '@otryv/contract';
import { type ImplausibleValue, implausibleValues } from '@otryv/race';
import { fullName } from '../../../../people/riders/full-name.ts';

/** Implausible value of a row, before hidden figures are removed. */
export interface FoundFigure extends ImplausibleValue {
  /** Account that raced. */
  profileId: number;
  name: string;
}

/** Figure with the value that a moderator accepted. */
export interface AcceptedFigure extends Pick<FoundFigure, 'profileId' | 'figure' | 'duration'> {
  accepted: { value: number } | null;
}

/** Returns the accepted race times in ms, by account that raced. */
export function acceptedTimesOf(accepted: readonly AcceptedFigure[]): ReadonlyMap<number, number> {
  return new Map(
    accepted.flatMap((one) => (one.figure === 'time' && one.accepted ? [[one.profileId, one.accepted.value]] : [])),
  );
}

type Judged = Pick<ResultDto, 'profileData' | 'activityData' | 'sensorData' | 'wattsPerKg' | 'cpBestEfforts'>;
type Measured = ResultDto['wattsPerKg'];

/** Returns the implausible values of the rows, including accepted ones. */
export function foundFigures(rows: readonly { row: Judged; profileId: number }[]): FoundFigure[] {
  return rows.flatMap(({ row, profileId }) => {
    const facts = { profileId, name: fullName(row.profileData) };
    return valuesOf(row).map((value) => ({ ...value, ...facts }));
  });
}

/** Marks the accepted values in an account's row; a value that changed since has no mark. */
export function withAccepted<Row extends Judged>(
  row: Row,
  profileId: number,
  accepted: readonly AcceptedFigure[],
): Row {
  const holding = valuesOf(row).filter((value) =>
    accepted.some(
      (one) =>
        one.profileId === profileId &&
        one.figure === value.figure &&
        one.duration === value.duration &&
        one.accepted?.value === value.value,
    ),
  );
  if (holding.length === 0) return row;
  const has = (figures: readonly string[], duration = 0) =>
    holding.some((value) => figures.includes(value.figure) && value.duration === duration);
  const mark = (cell: Measured, isAccepted: boolean): Measured => (isAccepted ? { ...cell, isAccepted: true } : cell);
  const { profileData, activityData, sensorData, wattsPerKg, cpBestEfforts } = row;
  const average = has(['averageWatts', 'averageWattsPerKg']);
  return {
    ...row,
    profileData: {
      ...profileData,
      weightInGrams: mark(profileData.weightInGrams, has(['weight'])),
      heightInCentimeters: mark(profileData.heightInCentimeters, has(['height'])),
    },
    activityData: {
      ...activityData,
      durationInMilliseconds: mark(activityData.durationInMilliseconds, has(['time'])),
    },
    sensorData: {
      ...sensorData,
      avgWatts: mark(sensorData.avgWatts, average),
      heartRateData: { avgHeartRate: mark(sensorData.heartRateData.avgHeartRate, has(['heartRate'])) },
    },
    wattsPerKg: mark(wattsPerKg, average),
    cpBestEfforts: cpBestEfforts.map((effort) => {
      const isAccepted = has(['effortWatts', 'effortWattsPerKg'], effort.duration);
      return { ...effort, watts: mark(effort.watts, isAccepted), wattsKg: mark(effort.wattsKg, isAccepted) };
    }),
  };
}

function valuesOf({ profileData, activityData, sensorData, wattsPerKg, cpBestEfforts }: Judged): ImplausibleValue[] {
  return implausibleValues({
    timeMs: activityData.durationInMilliseconds.value,
    metres: activityData.segmentDistanceInMeters,
    weightInGrams: profileData.weightInGrams.value,
    heightCm: profileData.heightInCentimeters.value,
    heartRate: sensorData.heartRateData.avgHeartRate.value,
    average: { watts: sensorData.avgWatts.value, wattsPerKg: wattsPerKg.value },
    efforts: cpBestEfforts.map(({ duration, watts, wattsKg }) => ({
      duration,
      watts: watts.value,
      wattsPerKg: wattsKg.value,
    })),
  });
}
