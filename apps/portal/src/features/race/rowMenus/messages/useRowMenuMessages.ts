import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the menus of races. */
export function useRowMenuMessages(): typeof ru {
  return useCatalogue(ru);
}
