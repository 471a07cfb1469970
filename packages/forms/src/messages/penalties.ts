import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './penalties.en.ts';
import { ru } from './penalties.ru.ts';

export type PenaltyMessages = typeof ru;

const catalogues: Record<Locale, PenaltyMessages> = { ru, en };

/** The words of penalties in the provider's language. */
export function usePenaltyMessages(): PenaltyMessages {
  return catalogues[useOtryv().locale];
}
