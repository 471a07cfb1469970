import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './editing.en.ts';
import { ru } from './editing.ru.ts';

/** The messages of tables that are edited. */
export type EditingMessages = typeof ru;

const catalogues: Record<Locale, EditingMessages> = { ru, en };

/** The messages of tables that are edited, in the provider's language. */
export function useEditingMessages(): EditingMessages {
  return catalogues[useOtryv().locale];
}
