import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the area of an organizer. */
export function useOrganizerAreaMessages(): typeof ru {
  return useCatalogue(ru);
}
