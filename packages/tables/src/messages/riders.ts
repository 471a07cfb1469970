import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './riders.en.ts';
import { ru } from './riders.ru.ts';

/** The words of the tables about riders and their races. */
export type RiderMessages = typeof ru;

const catalogues: Record<Locale, RiderMessages> = { ru, en };

/** The words about riders in the provider's language. */
export function useRiderMessages(): RiderMessages {
  return catalogues[useOtryv().locale];
}
