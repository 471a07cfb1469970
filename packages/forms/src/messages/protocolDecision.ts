import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './protocolDecision.en.ts';
import { ru } from './protocolDecision.ru.ts';

const catalogues: Record<Locale, typeof ru> = { ru, en };

/** These messages in the provider's language. */
export function useProtocolDecisionMessages(): typeof ru {
  return catalogues[useOtryv().locale];
}
