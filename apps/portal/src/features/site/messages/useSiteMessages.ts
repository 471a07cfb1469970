import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the pages that say how something ended. */
export function useSiteMessages(): typeof ru {
  return useCatalogue(ru);
}
