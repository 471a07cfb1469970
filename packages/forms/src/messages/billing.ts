import type { Locale } from '@otryv/race';
import { en } from './billing.en.ts';
import { ru } from './billing.ru.ts';

export type BillingFormMessages = typeof ru;

export const billingFormCatalogues: Record<Locale, BillingFormMessages> = { ru, en };
