import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './disqualification.en.ts';
import { ru } from './disqualification.ru.ts';

export type DisqualificationMessages = typeof ru;

const catalogues: Record<Locale, DisqualificationMessages> = { ru, en };

/** The words of disqualifications in the provider's language. */
export function useDisqualificationMessages(): DisqualificationMessages {
  return catalogues[useOtryv().locale];
}
