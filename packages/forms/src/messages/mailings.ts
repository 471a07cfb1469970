import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './mailings.en.ts';
import { ru } from './mailings.ru.ts';

export type MailingFormMessages = typeof ru;

const catalogues: Record<Locale, MailingFormMessages> = { ru, en };

/** The messages of the forms of letters to many in the provider's language. */
export function useMailingFormMessages(): MailingFormMessages {
  return catalogues[useOtryv().locale];
}
