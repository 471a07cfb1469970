import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './dryRun.en.ts';
import { ru } from './dryRun.ru.ts';

export type DryRunMessages = typeof ru;

const catalogues: Record<Locale, DryRunMessages> = { ru, en };

/** The words of a dry run in the provider's language. */
export function useDryRunMessages(): DryRunMessages {
  return catalogues[useOtryv().locale];
}
