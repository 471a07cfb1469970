import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the statistics. */
export function useStatisticsMessages(): typeof ru {
  return useCatalogue(ru);
}
