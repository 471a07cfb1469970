import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the explanation of a place. */
export function useWhyMessages(): typeof ru {
  return useCatalogue(ru);
}
