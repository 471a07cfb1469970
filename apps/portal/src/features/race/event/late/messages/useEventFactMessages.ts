import { useCatalogue } from '../../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages about who may ride. */
export function useEventFactMessages(): typeof ru {
  return useCatalogue(ru);
}
