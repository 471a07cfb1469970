import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './billing.en.ts';
import { ru } from './billing.ru.ts';

export type BillingFormMessages = typeof ru;

const catalogues: Record<Locale, BillingFormMessages> = { ru, en };

/** The messages of the forms of payments and paid periods in the provider's language. */
export function useBillingFormMessages(): BillingFormMessages {
  return catalogues[useOtryv().locale];
}
