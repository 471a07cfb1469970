import { formatPower, formatWattsPerKg, type Locale, measured, wattsPerKg } from '@otryv/race';
import type { PowerUnit, ResultsTableRow } from './resultsTableRow.ts';

/** The best effort over `duration` s; `null` where it was not measured. */
export function criticalPowerOf(
  row: Pick<ResultsTableRow, 'cpBestEfforts'>,
  duration: number,
  unit: PowerUnit,
): number | null {
  const effort = row.cpBestEfforts.find((each) => each.duration === duration);
  return measured((unit === 'watts' ? effort?.watts : effort?.wattsKg)?.value);
}

export function averagePowerOf(row: ResultsTableRow, unit: PowerUnit): number | null {
  return measured((unit === 'watts' ? row.sensorData.avgWatts : row.wattsPerKg).value);
}

export function normalizedPowerOf(row: ResultsTableRow, unit: PowerUnit): number | null {
  const watts = measured(row.normalizedPower);
  return unit === 'watts' ? watts : wattsPerKg(watts, row.profileData.weightInGrams.value);
}

/** A power as its column prints it: the unit stands in the header. */
export function formatPowerIn(unit: PowerUnit, value: number | null, locale: Locale): string {
  const format = { locale, unit: false };
  return unit === 'watts' ? formatPower(value, format) : formatWattsPerKg(value, format);
}
