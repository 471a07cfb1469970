import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of a sign-out that loses something. */
export function useSignOutMessages(): typeof ru {
  return useCatalogue(ru);
}
