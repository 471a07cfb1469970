import type { Locale } from '@otryv/race';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';

/** The words that every table may need, and those of the protocol. */
export type Messages = typeof ru;

export const catalogues: Record<Locale, Messages> = { ru, en };
