import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of what the points of a team are made of. */
export function useRatingMessages(): typeof ru {
  return useCatalogue(ru);
}
