import type { Locale } from '@otryv/race';
import { columnCatalogues } from '../messages/messages.ts';
import { dataColumns } from './dataColumns.ts';

/** A column that can be switched on and off. */
export interface ColumnChoice {
  key: string;
  /** What it is called beside other choices. */
  label: string;
}

/** The columns of a protocol that can be chosen by name. */
export function resultsColumnChoices(locale: Locale): ColumnChoice[] {
  const messages = columnCatalogues[locale];
  return dataColumns.map((key) => ({ key, label: messages[key].name }));
}
