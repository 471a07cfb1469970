import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './accounts.en.ts';
import { ru } from './accounts.ru.ts';

export type AccountMessages = typeof ru;

const catalogues: Record<Locale, AccountMessages> = { ru, en };

/** The words of the forms of accounts in the provider's language. */
export function useAccountMessages(): AccountMessages {
  return catalogues[useOtryv().locale];
}
