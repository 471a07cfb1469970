import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of paid periods, for organizers and for administrators. */
export function useBillingMessages(): typeof ru {
  return useCatalogue(ru);
}
