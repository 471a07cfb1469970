import type { Locale } from '@otryv/race';
import { en } from './table.en.ts';
import { ru } from './table.ru.ts';

/** The messages of every table. */
export type TableMessages = typeof ru;

export const tableCatalogues: Record<Locale, TableMessages> = { ru, en };
