import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the editing of results. */
export function useResultsEditMessages(): typeof ru {
  return useCatalogue(ru);
}
