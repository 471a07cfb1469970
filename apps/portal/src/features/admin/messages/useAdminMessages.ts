import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the administration. */
export function useAdminMessages(): typeof ru {
  return useCatalogue(ru);
}
