import type { Locale } from '@otryv/race';
import { en } from './mailings.en.ts';
import { ru } from './mailings.ru.ts';

export type MailingFormMessages = typeof ru;

export const mailingFormCatalogues: Record<Locale, MailingFormMessages> = { ru, en };
