import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

export type EventMessages = typeof ru;

/** The messages for the facts of an event. */
export function useEventMessages(): EventMessages {
  return useCatalogue(ru);
}
