import type { Locale } from '@otryv/race';
import { en } from './lists.en.ts';
import { ru } from './lists.ru.ts';

/** The messages of the tables of races and their groups. */
export type ListMessages = typeof ru;

export const listCatalogues: Record<Locale, ListMessages> = { ru, en };
