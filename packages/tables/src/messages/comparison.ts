import type { Locale } from '@otryv/race';
import { en } from './comparison.en.ts';
import { ru } from './comparison.ru.ts';

/** The messages of a comparison of riders, which tables do not load. */
export type ComparisonMessages = typeof ru;

export const comparisonCatalogues: Record<Locale, ComparisonMessages> = { ru, en };
