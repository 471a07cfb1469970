import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the reference. */
export function useDocumentationMessages(): typeof ru {
  return useCatalogue(ru);
}
