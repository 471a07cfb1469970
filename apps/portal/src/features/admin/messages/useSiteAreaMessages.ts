import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './site.ru.ts';

/** The messages of the news and of the bot. */
export function useSiteAreaMessages(): typeof ru {
  return useCatalogue(ru);
}
