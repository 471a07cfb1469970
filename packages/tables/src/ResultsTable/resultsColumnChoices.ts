import type { Locale } from '@otryv/race';
import { catalogues } from '../messages/messages.ts';

/** A column that can be switched on and off. */
export interface ColumnChoice {
  key: string;
  /** What it is called beside other choices. */
  label: string;
}

const keys = [
  'gapPrevious',
  'speed',
  'power',
  'normalizedPower',
  'racingScore',
  'heartRate',
  'weight',
  'height',
  'age',
] as const;

/** The columns of a protocol that can be chosen by name, without the best efforts, in the order of the table. */
export function resultsColumnChoices(locale: Locale): ColumnChoice[] {
  const messages = catalogues[locale];
  return keys.map((key) => ({ key, label: messages[key].name }));
}
