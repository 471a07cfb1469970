import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './decisionPreview.en.ts';
import { ru } from './decisionPreview.ru.ts';

const catalogues: Record<Locale, typeof ru> = { ru, en };

/** These messages in the provider's language. */
export function useDecisionPreviewMessages(): typeof ru {
  return catalogues[useOtryv().locale];
}
