import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './protocol.en.ts';
import { ru } from './protocol.ru.ts';

/** The messages under a protocol, which other tables do not load. */
export type ProtocolMessages = typeof ru;

const catalogues: Record<Locale, ProtocolMessages> = { ru, en };

/** The messages under a protocol in the provider's language. */
export function useProtocolMessages(): ProtocolMessages {
  return catalogues[useOtryv().locale];
}
