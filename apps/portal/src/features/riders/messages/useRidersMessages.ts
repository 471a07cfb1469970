import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the pages about riders. */
export function useRidersMessages(): typeof ru {
  return useCatalogue(ru);
}
