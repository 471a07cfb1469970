import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './appeals.en.ts';
import { ru } from './appeals.ru.ts';

const catalogues: Record<Locale, typeof ru> = { ru, en };

/** The words of appeals in the provider's language. */
export function useAppealMessages(): typeof ru {
  return catalogues[useOtryv().locale];
}
