import { useCatalogue } from '../../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the deletion of a race. */
export function useRemovalMessages(): typeof ru {
  return useCatalogue(ru);
}
