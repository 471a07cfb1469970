import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the settings. */
export function useProfileMessages(): typeof ru {
  return useCatalogue(ru);
}
