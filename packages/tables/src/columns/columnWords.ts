import type { Locale } from '@otryv/race';
import type { Messages } from '../messages/messages.ts';

/** In which words a column speaks. */
export interface ColumnWords {
  messages: Messages;
  locale: Locale;
  /** What the greatest value of all is called; the greatest of the protocol without it. */
  greatest?: string;
}
