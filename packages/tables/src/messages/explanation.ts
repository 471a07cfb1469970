import type { Locale } from '@otryv/race';
import { en } from './explanation.en.ts';
import { ru } from './explanation.ru.ts';

/** The messages of the explanation of a place, which tables do not load. */
export type ExplanationMessages = typeof ru;

export const explanationCatalogues: Record<Locale, ExplanationMessages> = { ru, en };
