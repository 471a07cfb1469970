import type { Locale } from '@otryv/race';
import { en } from './protocolDecision.en.ts';
import { ru } from './protocolDecision.ru.ts';

export const protocolDecisionCatalogues: Record<Locale, typeof ru> = { ru, en };
