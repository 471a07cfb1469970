import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of devices that are signed in. */
export function useDevicesMessages(): typeof ru {
  return useCatalogue(ru);
}
