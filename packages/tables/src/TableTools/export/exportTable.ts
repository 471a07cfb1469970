import { type Locale, sheetLines, sheetRecord, sheetToCsv } from '@otryv/race';
import type { TableContent } from '../../DataTable/index.ts';
import { sheetColumns } from './sheetColumns.ts';

/** Formats a table as CSV for a spreadsheet of the language. */
export function tableToCsv(content: TableContent, locale: Locale): string {
  return sheetToCsv(sheetColumns(content), content.rows, locale);
}

/** Formats a table as JSON: an array of objects by column keys; `null` for missing values. */
export function tableToJson(content: TableContent): string {
  const columns = sheetColumns(content);
  const records = content.rows.map((row, at) => sheetRecord(columns, row, at));
  return `${JSON.stringify(records, null, 2)}\n`;
}

/** Formats a table as plain text for a spreadsheet: cells separated by tabs, rows by line feeds. */
export function tableToText(content: TableContent, locale: Locale): string {
  return linesOf(content, locale)
    .map((line) => line.map((cell) => cell.replace(/\s/g, ' ')).join('\t'))
    .join('\n');
}

/** Formats a table as HTML for emails and documents. */
export function tableToHtml(content: TableContent, locale: Locale): string {
  const [head = [], ...rows] = linesOf(content, locale).map((line) => line.map(escaped));
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells) => row(cells, 'td')).join('');
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body}</tbody></table>`;
}

const linesOf = (content: TableContent, locale: Locale) => sheetLines(sheetColumns(content), content.rows, locale);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
