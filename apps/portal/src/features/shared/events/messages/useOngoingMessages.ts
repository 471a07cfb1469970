import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ongoing.ru.ts';

export type OngoingMessages = typeof ru;

/** The messages about races that are on. */
export function useOngoingMessages(): OngoingMessages {
  return useCatalogue(ru);
}
