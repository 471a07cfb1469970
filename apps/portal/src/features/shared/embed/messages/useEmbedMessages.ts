import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the dialog with the code for other sites. */
export function useEmbedMessages(): typeof ru {
  return useCatalogue(ru);
}
