import type { Locale } from '@otryv/race';
import { en } from './riders.en.ts';
import { ru } from './riders.ru.ts';

/** The messages of the tables of riders and their races. */
export type RiderMessages = typeof ru;

export const riderCatalogues: Record<Locale, RiderMessages> = { ru, en };
