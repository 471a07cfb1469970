import type { Locale } from '@otryv/race';
import type { ExportValue, TableContent } from '../../DataTable/index.ts';
import { type ExportedField, exportFields } from './exportFields.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const marks = { ru: { separator: ';', decimal: ',' }, en: { separator: ',', decimal: '.' } } as const;

/**
 * A table as CSV for a spreadsheet of the language: UTF-8 with its mark, CRLF, and for Russian `;` and a decimal comma.
 * Units are in the head; numbers are bare; no text is interpreted as a formula.
 */
export function tableToCsv(content: TableContent, locale: Locale): string {
  const { separator } = marks[locale];
  const lines = linesOf(content, locale).map((line) => line.map((cell) => quoted(cell, locale)).join(separator));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** A table as JSON: an array of objects by the keys of the columns; `null` where there is no value. */
export function tableToJson(content: TableContent): string {
  const fields = exportFields(content);
  const records = content.rows.map((row, at) =>
    Object.fromEntries(fields.map(({ key, value }) => [key, value(row, at)])),
  );
  return `${JSON.stringify(records, null, 2)}\n`;
}

/** A table as plain text for a spreadsheet: cells separated by tabs, rows by line feeds. */
export function tableToText(content: TableContent, locale: Locale): string {
  return linesOf(content, locale)
    .map((line) => line.map((cell) => cell.replace(/\s/g, ' ')).join('\t'))
    .join('\n');
}

/** A table as HTML for mails and documents. */
export function tableToHtml(content: TableContent, locale: Locale): string {
  const [head = [], ...rows] = linesOf(content, locale).map((line) => line.map(escaped));
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells) => row(cells, 'td')).join('');
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body}</tbody></table>`;
}

function linesOf(content: TableContent, locale: Locale): string[][] {
  const fields = exportFields(content);
  const rows = content.rows.map((row, at) => fields.map(({ value }) => cellText(value(row, at), locale)));
  return [fields.map((field) => defused(headOf(field))), ...rows];
}

const headOf = ({ name, unit }: ExportedField) => (unit ? `${name}, ${unit}` : name);

function cellText(value: ExportValue, locale: Locale): string {
  if (value === null) return '';
  return typeof value === 'number' ? String(value).replace('.', marks[locale].decimal) : defused(String(value));
}

// A name that begins so would be run by a spreadsheet; after an apostrophe it is read as text.
const defused = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text);

// The other languages' separator is quoted too: a file that is read with it keeps its cells whole.
function quoted(cell: string, locale: Locale): string {
  const isPlain = !/[",;\t\r\n]/.test(cell) || (locale === 'ru' && /^-?\d+,\d+$/.test(cell));
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
