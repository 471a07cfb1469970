import type { Locale } from '@otryv/race';
import { en } from './administration.en.ts';
import { ru } from './administration.ru.ts';

/** The messages of the tables of administrators. */
export type AdministrationMessages = typeof ru;

export const administrationCatalogues: Record<Locale, AdministrationMessages> = { ru, en };
