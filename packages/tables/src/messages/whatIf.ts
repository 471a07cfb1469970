import type { Locale } from '@otryv/race';
import { en } from './whatIf.en.ts';
import { ru } from './whatIf.ru.ts';

/** The messages of hypothetical standings, which tables do not load. */
export type WhatIfMessages = typeof ru;

export const whatIfCatalogues: Record<Locale, WhatIfMessages> = { ru, en };
