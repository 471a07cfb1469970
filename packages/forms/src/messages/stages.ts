import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './stages.en.ts';
import { ru } from './stages.ru.ts';

export type StagesMessages = typeof ru;

const catalogues: Record<Locale, StagesMessages> = { ru, en };

/** The words of the editor of stages in the provider's language. */
export function useStagesMessages(): StagesMessages {
  return catalogues[useOtryv().locale];
}
