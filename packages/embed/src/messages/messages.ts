import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';

export type Messages = typeof ru;

export const catalogues: Readonly<Record<Locale, Messages>> = { ru, en };

/** The messages of embeds in the provider's language. */
export function useEmbedMessages(): Messages {
  return catalogues[useOtryv().locale];
}
