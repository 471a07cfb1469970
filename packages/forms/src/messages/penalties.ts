import type { Locale } from '@otryv/race';
import { en } from './penalties.en.ts';
import { ru } from './penalties.ru.ts';

export type PenaltyMessages = typeof ru;

export const penaltyCatalogues: Record<Locale, PenaltyMessages> = { ru, en };
