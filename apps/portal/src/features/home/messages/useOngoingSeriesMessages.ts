import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './series.ru.ts';

/** The messages of the series of today, which come after the races. */
export function useOngoingSeriesMessages(): typeof ru {
  return useCatalogue(ru);
}
