import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the switch of units. */
export function usePowerMessages(): typeof ru {
  return useCatalogue(ru);
}
