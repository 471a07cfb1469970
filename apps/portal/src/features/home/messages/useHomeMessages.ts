import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the home screen. */
export function useHomeMessages(): typeof ru {
  return useCatalogue(ru);
}
