import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the area of those who make events. */
export function useZwiftMessages(): typeof ru {
  return useCatalogue(ru);
}
