import type { Locale } from '@otryv/race';
import { en } from './series.en.ts';
import { ru } from './series.ru.ts';

/** The messages of the tables of a series. */
export type SeriesMessages = typeof ru;

export const seriesCatalogues: Record<Locale, SeriesMessages> = { ru, en };
