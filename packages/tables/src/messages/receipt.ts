import type { Locale } from '@otryv/race';
import { en } from './receipt.en.ts';
import { ru } from './receipt.ru.ts';

/** The messages of the steps to a place, which tables do not load. */
export type ReceiptMessages = typeof ru;

export const receiptCatalogues: Record<Locale, ReceiptMessages> = { ru, en };
