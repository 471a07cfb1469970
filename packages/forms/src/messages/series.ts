import type { Locale } from '@otryv/race';
import { en } from './series.en.ts';
import { ru } from './series.ru.ts';

export type SeriesFormMessages = typeof ru;

export const seriesFormCatalogues: Record<Locale, SeriesFormMessages> = { ru, en };
