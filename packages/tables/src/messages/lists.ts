import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './lists.en.ts';
import { ru } from './lists.ru.ts';

/** The messages of the tables of races and their groups. */
export type ListMessages = typeof ru;

const catalogues: Record<Locale, ListMessages> = { ru, en };

/** The messages of the lists in the provider's language. */
export function useListMessages(): ListMessages {
  return catalogues[useOtryv().locale];
}
