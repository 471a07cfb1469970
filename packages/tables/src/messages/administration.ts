import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './administration.en.ts';
import { ru } from './administration.ru.ts';

/** The messages of the tables of administrators. */
export type AdministrationMessages = typeof ru;

const catalogues: Record<Locale, AdministrationMessages> = { ru, en };

/** The messages of the administration in the provider's language. */
export function useAdministrationMessages(): AdministrationMessages {
  return catalogues[useOtryv().locale];
}
