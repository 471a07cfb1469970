import type { Figure, ResultDto } from '@otryv/contract';
import type { GameEntry } from '@otryv/race';

type Measured = ResultDto['wattsPerKg'];
type Hidable = Pick<ResultDto, 'profileData' | 'activityData' | 'sensorData' | 'cpBestEfforts'>;

const hiddenValue: Measured = { value: null, addition: '', hidden: true };

/**
 * Removes the figures that the rider hides from a row, marking each as hidden.
 *
 * The weight follows from W and W/kg: with a hidden weight all watts are removed, and the calories derived from them.
 */
export function hideFigures<Row extends Hidable>(row: Row, figures: readonly Figure[]): Row {
  if (figures.length === 0) return row;
  const hidden = new Set(figures);
  const { profileData, activityData, sensorData, cpBestEfforts } = row;
  const hidesWeight = hidden.has('weight');
  const { weightInGrams, heightInCentimeters } = profileData;
  return {
    ...row,
    profileData: {
      ...profileData,
      ...(hidden.has('age') && { age: null, isAgeHidden: true }),
      weightInGrams: hidesWeight ? hiddenValue : weightInGrams,
      heightInCentimeters: hidden.has('height') ? hiddenValue : heightInCentimeters,
    },
    sensorData: {
      ...sensorData,
      avgWatts: hidesWeight ? hiddenValue : sensorData.avgWatts,
      ...(hidden.has('heartRate') && { heartRateData: { avgHeartRate: hiddenValue } }),
    },
    ...(hidesWeight && {
      activityData: { ...activityData, calories: null },
      cpBestEfforts: cpBestEfforts.map((effort) => ({ ...effort, watts: hiddenValue })),
      ...('normalizedPower' in row && { normalizedPower: null, variabilityIndex: null }),
    }),
  };
}

/** Removes the figures that the rider hides from a row of the game, and lists their names. */
export function hideInEntry(entry: GameEntry, figures: readonly Figure[]): GameEntry & { hidden?: readonly Figure[] } {
  if (figures.length === 0) return entry;
  const hidden = new Set(figures);
  const { profileData, activityData, sensorData } = entry;
  const hidesWeight = hidden.has('weight');
  return {
    ...entry,
    hidden: figures,
    profileData: profileData && {
      ...profileData,
      ...(hidesWeight && { weightInGrams: null }),
      ...(hidden.has('height') && { heightInCentimeters: null }),
    },
    sensorData: sensorData && {
      ...sensorData,
      ...(hidesWeight && { avgWatts: null }),
      ...(hidden.has('heartRate') && { heartRateData: null }),
    },
    ...(hidesWeight && { activityData: activityData && { ...activityData, calories: null }, criticalP: null }),
  };
}
