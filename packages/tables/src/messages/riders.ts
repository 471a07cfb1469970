import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './riders.en.ts';
import { ru } from './riders.ru.ts';

/** The messages of the tables of riders and their races. */
export type RiderMessages = typeof ru;

const catalogues: Record<Locale, RiderMessages> = { ru, en };

/** The messages about riders in the provider's language. */
export function useRiderMessages(): RiderMessages {
  return catalogues[useOtryv().locale];
}
