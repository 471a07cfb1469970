import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the schedule and of the list of results, which share a chunk. */
export function useListMessages(): typeof ru {
  return useCatalogue(ru);
}
