import { measuredOrNull } from '../figures/measured.ts';
import { hourSeconds } from '../timeUnits.ts';
import { formatNumber } from './formatNumber.ts';
import { type DecimalMark, type Locale, NO_BREAK_SPACE } from './locale.ts';

export interface QuantityFormat {
  locale?: Locale;
  decimal?: DecimalMark;
  /** Whether to append the unit; columns have it in their header. */
  unit?: boolean;
}

type Value = number | null | undefined;

/** Names of each unit; the Russian ones are those of the specification. */
export const UNITS = {
  distance: { ru: 'км', en: 'km' },
  elevation: { ru: 'м', en: 'm' },
  power: { ru: 'вт', en: 'W' },
  wattsPerKg: { ru: 'вт/кг', en: 'W/kg' },
  cadence: { ru: 'уд/м', en: 'rpm' },
  heartRate: { ru: 'уд/м', en: 'bpm' },
  height: { ru: 'см', en: 'cm' },
  weight: { ru: 'кг', en: 'kg' },
  speed: { ru: 'км/ч', en: 'km/h' },
  pace: { ru: 'мин/км', en: 'min/km' },
} as const;
export type Unit = keyof typeof UNITS;

/** Formats kilometres to 0.1. */
export function formatDistance(km: Value, format?: QuantityFormat): string {
  return quantity(km, 'distance', 1, format);
}

/** Formats whole metres; 0 is a flat race, not a blank. */
export function formatElevation(metres: Value, format?: QuantityFormat): string {
  return quantity(metres, 'elevation', 0, format);
}

/** Formats whole watts; 0 is blank: not measured. */
export function formatPower(watts: Value, format?: QuantityFormat): string {
  return quantity(measuredOrNull(watts), 'power', 0, format);
}

/** Formats watts per kilogram to hundredths; 0 is blank: not measured. */
export function formatWattsPerKg(value: Value, format?: QuantityFormat): string {
  return quantity(measuredOrNull(value), 'wattsPerKg', 2, format);
}

/** Formats whole beats per minute; 0 is blank: no strap. */
export function formatHeartRate(beats: Value, format?: QuantityFormat): string {
  return quantity(measuredOrNull(beats), 'heartRate', 0, format);
}

/** Formats whole revolutions per minute; 0 is freewheeling. */
export function formatCadence(turns: Value, format?: QuantityFormat): string {
  return quantity(turns, 'cadence', 0, format);
}

/** Formats whole centimetres. */
export function formatHeight(centimetres: Value, format?: QuantityFormat): string {
  return quantity(centimetres, 'height', 0, format);
}

/** Formats kilograms to 0.1. */
export function formatWeight(kilograms: Value, format?: QuantityFormat): string {
  return quantity(kilograms, 'weight', 1, format);
}

/** Formats kilometres per hour to hundredths. */
export function formatSpeed(kmh: Value, format?: QuantityFormat): string {
  return quantity(kmh, 'speed', 2, format);
}

/** Formats a speed in km/h as the pace of runners, in minutes and seconds per kilometre; 0 is blank. */
export function formatPace(kmh: Value, { locale = 'ru', unit = true }: QuantityFormat = {}): string {
  const speed = measuredOrNull(kmh);
  if (speed === null) return '';
  const seconds = Math.round(hourSeconds / speed);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return unit ? `${text}${NO_BREAK_SPACE}${UNITS.pace[locale]}` : text;
}

function quantity(value: Value, name: Unit, decimals: number, format: QuantityFormat = {}) {
  const { locale = 'ru', decimal = 'point', unit = true } = format;
  const number = formatNumber(value, { locale, decimals, decimal });
  return number === '' || !unit ? number : `${number}${NO_BREAK_SPACE}${UNITS[name][locale]}`;
}
