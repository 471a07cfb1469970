import type { Locale } from '@otryv/race';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';

/** The messages of protocols and of columns about riders. */
export type Messages = typeof ru;

export const columnCatalogues: Record<Locale, Messages> = { ru, en };
