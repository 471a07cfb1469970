import type { Locale } from '../format/locale.ts';
import { type SheetColumn, sheetLines } from './sheet.ts';

const byteOrderMark = '\uFEFF';
const separators = { ru: ';', en: ',' } as const;
// Quoted for the separators of both languages: a file read with the other one keeps its cells whole.
const special = /[",;\t\r\n]|^\s|\s$/;
const decimal = /^-?[\d:]+,\d+$/;

/**
 * Formats a sheet as CSV for a spreadsheet of the language: UTF-8 with BOM, CRLF, and for Russian `;` and a decimal
 * comma. Units are in the header; times are also in seconds; numbers are unformatted; no text is interpreted as a
 * formula.
 */
export function sheetToCsv<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[], locale: Locale): string {
  const lines = sheetLines(columns, rows, locale).map((cells) =>
    cells.map((cell) => quoted(cell, locale)).join(separators[locale]),
  );
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

function quoted(cell: string, locale: Locale): string {
  const isPlain = !special.test(cell) || (locale === 'ru' && decimal.test(cell));
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}
