import type { Locale } from '@otryv/race';
import { en } from './disqualification.en.ts';
import { ru } from './disqualification.ru.ts';

export type DisqualificationMessages = typeof ru;

export const disqualificationCatalogues: Record<Locale, DisqualificationMessages> = { ru, en };
