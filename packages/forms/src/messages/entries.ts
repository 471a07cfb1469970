import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './entries.en.ts';
import { ru } from './entries.ru.ts';

export type EntryMessages = typeof ru;

const catalogues: Record<Locale, EntryMessages> = { ru, en };

/** The words of the forms of results, releases and game ids in the provider's language. */
export function useEntryMessages(): EntryMessages {
  return catalogues[useOtryv().locale];
}
