import { useCatalogue } from '../../../../lib/messages/useMessages.ts';
import { ru } from './ru.ts';

export type MailingMessages = typeof ru;

/** The messages of the screens of mailings. */
export function useMailingMessages(): MailingMessages {
  return useCatalogue(ru);
}
