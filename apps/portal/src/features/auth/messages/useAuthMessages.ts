import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of sign-in and registration. */
export function useAuthMessages(): typeof ru {
  return useCatalogue(ru);
}
