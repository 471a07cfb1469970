import { formatPower, formatWattsPerKg, type Locale, measured, wattsPerKg } from '@otryv/race';
import type { MeasuredValue, PowerUnit, ResultsTableRow } from './resultsTableRow.ts';

type Efforts = Pick<ResultsTableRow, 'cpBestEfforts'>;

/** The best effort over `duration` s with its marks. */
export function effortOf(row: Efforts, duration: number, unit: PowerUnit): MeasuredValue | undefined {
  const effort = row.cpBestEfforts.find((each) => each.duration === duration);
  return unit === 'watts' ? effort?.watts : effort?.wattsKg;
}

/** The best effort over `duration` s; `null` where it was not measured. */
export const criticalPowerOf = (row: Efforts, duration: number, unit: PowerUnit) =>
  measured(effortOf(row, duration, unit)?.value);

/** The average power with its marks. */
export const averageOf = (row: ResultsTableRow, unit: PowerUnit): MeasuredValue =>
  unit === 'watts' ? row.sensorData.avgWatts : row.wattsPerKg;

export const averagePowerOf = (row: ResultsTableRow, unit: PowerUnit) => measured(averageOf(row, unit).value);

export function normalizedPowerOf(row: ResultsTableRow, unit: PowerUnit): number | null {
  const watts = measured(row.normalizedPower);
  return unit === 'watts' ? watts : wattsPerKg(watts, row.profileData.weightInGrams.value);
}

/** A power as its column prints it: the unit stands in the header. */
export function formatPowerIn(unit: PowerUnit, value: number | null, locale: Locale): string {
  const format = { locale, unit: false };
  return unit === 'watts' ? formatPower(value, format) : formatWattsPerKg(value, format);
}
