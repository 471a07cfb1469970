import type { Locale } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './series.en.ts';
import { ru } from './series.ru.ts';

export type SeriesFormMessages = typeof ru;

const catalogues: Record<Locale, SeriesFormMessages> = { ru, en };

/** The words of the form of a series in the provider's language. */
export function useSeriesFormMessages(): SeriesFormMessages {
  return catalogues[useOtryv().locale];
}
