import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the public pages of organizers. */
export function useOrganizersMessages(): typeof ru {
  return useCatalogue(ru);
}
