import type { Locale } from '@otryv/race';
import { en } from './teams.en.ts';
import { ru } from './teams.ru.ts';

/** The messages of the tables of teams. */
export type TeamMessages = typeof ru;

export const teamCatalogues: Record<Locale, TeamMessages> = { ru, en };
