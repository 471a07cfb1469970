import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of subscriptions to calendars. */
export function useCalendarMessages(): typeof ru {
  return useCatalogue(ru);
}
