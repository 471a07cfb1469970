import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

export type SeriesScreenMessages = typeof ru;

/** The messages of the pages of series. */
export function useSeriesScreenMessages(): SeriesScreenMessages {
  return useCatalogue(ru);
}
