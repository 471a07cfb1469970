import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of one race, before its start and after it. */
export function useRaceMessages(): typeof ru {
  return useCatalogue(ru);
}
