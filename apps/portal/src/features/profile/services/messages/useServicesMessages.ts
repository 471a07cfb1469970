import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the services and payments in the settings. */
export function useServicesMessages(): typeof ru {
  return useCatalogue(ru);
}
