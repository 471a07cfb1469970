import type { Locale } from '@otryv/race';
import { en } from './team.en.ts';
import { ru } from './team.ru.ts';

export type TeamFormMessages = typeof ru;

export const teamFormCatalogues: Record<Locale, TeamFormMessages> = { ru, en };
