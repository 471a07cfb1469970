import { useCatalogue } from '../../../lib/messages/useMessages.ts';
import { ru } from './news.ru.ts';

/** The messages of the release notes, which come after the races. */
export function useNewsMessages(): typeof ru {
  return useCatalogue(ru);
}
