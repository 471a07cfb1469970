import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages around the legal texts. */
export function useLegalMessages(): typeof ru {
  return useCatalogue(ru);
}
