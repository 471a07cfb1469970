import { formatPower, formatWattsPerKg, type Locale, UNITS } from '@otryv/race';

/** Watts or watts per kilogram in all power columns. */
export type PowerUnit = 'wattsPerKg' | 'watts';

/** Returns the name of a unit of power. */
export const powerUnitName = (unit: PowerUnit, locale: Locale) =>
  UNITS[unit === 'watts' ? 'power' : 'wattsPerKg'][locale];

/** Formats a power without its unit, which is in the header. */
export function formatPowerIn(unit: PowerUnit, value: number | null, locale: Locale): string {
  const format = { locale, unit: false };
  return unit === 'watts' ? formatPower(value, format) : formatWattsPerKg(value, format);
}
