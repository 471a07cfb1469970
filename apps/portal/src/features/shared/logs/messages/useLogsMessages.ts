import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

/** The messages of the logs, in the administration and beside it. */
export function useLogsMessages(): typeof ru {
  return useCatalogue(ru);
}
