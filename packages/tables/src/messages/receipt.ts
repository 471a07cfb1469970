import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './receipt.en.ts';
import { ru } from './receipt.ru.ts';

/** The messages of the steps to a place, which tables do not load. */
export type ReceiptMessages = typeof ru;

const catalogues: Record<Locale, ReceiptMessages> = { ru, en };

/** The messages of the steps to a place in the provider's language. */
export function useReceiptMessages(): ReceiptMessages {
  return catalogues[useOtryv().locale];
}
