import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the series in an organizer's area. */
export function useOwnSeriesMessages(): typeof ru {
  return useCatalogue(ru);
}
