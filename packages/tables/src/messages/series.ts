import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './series.en.ts';
import { ru } from './series.ru.ts';

/** The messages of the tables of a series. */
export type SeriesMessages = typeof ru;

const catalogues: Record<Locale, SeriesMessages> = { ru, en };

/** The messages of the tables of a series in the provider's language. */
export function useSeriesMessages(): SeriesMessages {
  return catalogues[useOtryv().locale];
}
