import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the pages of teams. */
export function useTeamsMessages(): typeof ru {
  return useCatalogue(ru);
}
