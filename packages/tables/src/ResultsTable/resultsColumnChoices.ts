import type { Locale } from '@otryv/race';
import { columnCatalogues } from '../messages/messages.ts';
import { dataColumns } from './dataColumns.ts';

/** A switchable column. */
export interface ColumnChoice {
  key: string;
  /** Label beside other choices. */
  label: string;
}

/** Returns the columns of a protocol that can be selected by name. */
export function resultsColumnChoices(locale: Locale): ColumnChoice[] {
  const messages = columnCatalogues[locale];
  return dataColumns.map((key) => ({ key, label: messages[key].name }));
}
