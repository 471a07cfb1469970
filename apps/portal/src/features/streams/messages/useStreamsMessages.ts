import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of streams. */
export function useStreamsMessages(): typeof ru {
  return useCatalogue(ru);
}
