import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

export type SeriesMessages = typeof ru;

/** The messages about series wherever they are shown. */
export function useSeriesMessages(): SeriesMessages {
  return useCatalogue(ru);
}
