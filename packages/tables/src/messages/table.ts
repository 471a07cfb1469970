import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './table.en.ts';
import { ru } from './table.ru.ts';

/** The messages of every table. */
export type TableMessages = typeof ru;

const catalogues: Record<Locale, TableMessages> = { ru, en };

/** The messages of every table in the provider's language. */
export function useTableMessages(): TableMessages {
  return catalogues[useOtryv().locale];
}
