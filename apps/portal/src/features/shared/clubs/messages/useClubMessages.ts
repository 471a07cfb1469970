import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of clubs, for their organizers and for administrators. */
export function useClubMessages(): typeof ru {
  return useCatalogue(ru);
}
