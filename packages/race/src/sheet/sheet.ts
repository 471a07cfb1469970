import { formatNumber } from '../format/formatNumber.ts';
import { UNITS } from '../format/formatQuantity.ts';
import { formatRaceTime } from '../format/formatTime.ts';
import type { Locale } from '../format/locale.ts';
import { secondMs } from '../timeUnits.ts';

/** A value of a sheet; `null` if there is none. */
export type SheetValue = number | string | boolean | null;

interface NamedColumn {
  /** Unique in its sheet; the value's key in a record. */
  key: string;
  name: string;
}

/** A column of values other than times. */
export interface ValueColumn<Row> extends NamedColumn {
  /** The unit of the numbers, appended to the name. */
  unit?: string | undefined;
  /** Decimals displayed on screens; by default those of the unit. */
  decimals?: number | undefined;
  value(this: void, row: Row, position: number): SheetValue | undefined;
}

/** A column of times in ms, followed in a sheet by the same times in seconds. */
export interface TimeColumn<Row> extends NamedColumn {
  timeMs(this: void, row: Row, position: number): number | null | undefined;
  /** Returns the text of a field without a time; empty by default. */
  text?(this: void, row: Row): string | null;
}

export type SheetColumn<Row> = ValueColumn<Row> | TimeColumn<Row>;

const seconds = { ru: 'с', en: 's' } as const;
const decimalMarks = { ru: ',', en: '.' } as const;
const millisecondDecimals = 3;
// Rounded like `formatDistance` and the others; all other units are whole.
const decimalsOfUnits = new Map<string | undefined, number>(
  [
    { unit: UNITS.distance, decimals: 1 },
    { unit: UNITS.weight, decimals: 1 },
    { unit: UNITS.wattsPerKg, decimals: 2 },
    { unit: UNITS.speed, decimals: 2 },
  ].flatMap(({ unit, decimals }) => Object.values(unit).map((name) => [name, decimals])),
);

/**
 * Converts the header and the rows of a sheet to texts: numbers and times are unformatted, and other texts are
 * protected from evaluation by a spreadsheet.
 */
export function sheetLines<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  locale: Locale,
): string[][] {
  const head = columns.flatMap((column) => headings(column, locale).map(inert));
  return [head, ...rows.map((row, at) => columns.flatMap((column) => cellsOf(column, row, at, locale)))];
}

/** Converts a row to a record by column keys; times are in seconds, or the text in place of one. */
export function sheetRecord<Row>(
  columns: readonly SheetColumn<Row>[],
  row: Row,
  position: number,
): Record<string, SheetValue> {
  return Object.fromEntries(columns.map((column) => [column.key, fieldOf(column, row, position)]));
}

function headings<Row>(column: SheetColumn<Row>, locale: Locale): string[] {
  const { name } = column;
  if ('timeMs' in column) return [name, `${name}, ${seconds[locale]}`];
  return [column.unit ? `${name}, ${column.unit}` : name];
}

function cellsOf<Row>(column: SheetColumn<Row>, row: Row, at: number, locale: Locale): string[] {
  const value = fieldOf(column, row, at);
  const text = typeof value === 'number' ? localized(String(value), locale) : inert(String(value ?? ''));
  if (!('timeMs' in column)) return [text];
  return typeof value === 'number' ? [localized(clockOf(value), locale), text] : [text, ''];
}

function fieldOf<Row>(column: SheetColumn<Row>, row: Row, at: number): SheetValue {
  if (!('timeMs' in column))
    return rounded(column.value(row, at), column.decimals ?? decimalsOfUnits.get(column.unit) ?? 0);
  const ms = column.timeMs(row, at);
  return ms == null ? (column.text?.(row) ?? null) : rounded(ms / secondMs, millisecondDecimals);
}

// With thousandths: spreadsheets read 24:17 as hours and minutes.
function clockOf(seconds: number): string {
  return `${seconds < 0 ? '-' : ''}${formatRaceTime(Math.round(Math.abs(seconds) * secondMs))}`;
}

/** Rounds numbers as `formatNumber` does for screens. */
function rounded(value: SheetValue | undefined, decimals: number): SheetValue {
  if (typeof value !== 'number') return value ?? null;
  const shown = formatNumber(value, { locale: 'en', decimals }).replaceAll(',', '');
  return shown === '' ? null : Number(shown);
}

const localized = (number: string, locale: Locale) => number.replace('.', decimalMarks[locale]);

// After an apostrophe a spreadsheet treats a formula as text.
const inert = (text: string) => (/^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u.test(text) ? `'${text}` : text);
