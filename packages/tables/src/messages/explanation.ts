import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './explanation.en.ts';
import { ru } from './explanation.ru.ts';

/** The messages of the explanation of a place, which tables do not load. */
export type ExplanationMessages = typeof ru;

const catalogues: Record<Locale, ExplanationMessages> = { ru, en };

/** The messages of the explanation of a place in the provider's language. */
export function useExplanationMessages(): ExplanationMessages {
  return catalogues[useOtryv().locale];
}
