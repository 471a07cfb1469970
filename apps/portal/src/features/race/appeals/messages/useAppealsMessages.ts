import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of appeals. */
export function useAppealsMessages(): typeof ru {
  return useCatalogue(ru);
}
