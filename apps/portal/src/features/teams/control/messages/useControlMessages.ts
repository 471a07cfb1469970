import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the management of a team. */
export function useControlMessages(): typeof ru {
  return useCatalogue(ru);
}
