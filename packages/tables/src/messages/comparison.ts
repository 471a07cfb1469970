import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './comparison.en.ts';
import { ru } from './comparison.ru.ts';

/** The messages of a comparison of riders, which tables do not load. */
export type ComparisonMessages = typeof ru;

const catalogues: Record<Locale, ComparisonMessages> = { ru, en };

/** The messages of a comparison of riders in the provider's language. */
export function useComparisonMessages(): ComparisonMessages {
  return catalogues[useOtryv().locale];
}
