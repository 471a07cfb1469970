import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the search of the site. */
export function useSearchMessages(): typeof ru {
  return useCatalogue(ru);
}
