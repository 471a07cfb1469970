import type { Locale } from '@otryv/race';
import { en } from './decisions.en.ts';
import { ru } from './decisions.ru.ts';

export type DecisionMessages = typeof ru;

export const decisionCatalogues: Record<Locale, DecisionMessages> = { ru, en };
