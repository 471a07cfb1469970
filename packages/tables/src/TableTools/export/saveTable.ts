import type { Locale } from '@otryv/race';
import type { TableContent } from '../../DataTable/index.ts';
import { tableToCsv, tableToJson } from './exportTable.ts';
import { fileName } from './fileName.ts';
import { saveFile } from './saveFile.ts';

export interface SaveOptions {
  caption: string;
  format: 'csv' | 'json';
  locale: Locale;
  timeZone: string;
  /** Time of the export, in ms since the epoch. */
  now: number;
}

/** Offers a table as a file download; returns its name. */
export function saveTable(content: TableContent, { caption, format, locale, ...day }: SaveOptions): string {
  const name = `${fileName(caption, day)}.${format}`;
  if (format === 'csv') saveFile(name, tableToCsv(content, locale), 'text/csv;charset=utf-8');
  else saveFile(name, tableToJson(content), 'application/json');
  return name;
}
