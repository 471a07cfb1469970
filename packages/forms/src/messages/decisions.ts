import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './decisions.en.ts';
import { ru } from './decisions.ru.ts';

export type DecisionMessages = typeof ru;

const catalogues: Record<Locale, DecisionMessages> = { ru, en };

/** The words of the forms of decisions on a stage in the provider's language. */
export function useDecisionMessages(): DecisionMessages {
  return catalogues[useOtryv().locale];
}
