import type { Locale, PluralForms } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { en } from './series.en.ts';
import { ru } from './series.ru.ts';

/** The words of the tables of a series. */
export type SeriesMessages = Omit<typeof ru, 'stagesRidden'> & { stagesRidden: PluralForms };

const catalogues: Record<Locale, SeriesMessages> = { ru, en };

/** The words of the tables of a series in the provider's language. */
export function useSeriesMessages(): SeriesMessages {
  return catalogues[useOtryv().locale];
}
