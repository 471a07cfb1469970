import type { Locale } from '@otryv/race';
import type { Messages } from '../messages/messages.ts';

/** The messages and the locale of a column. */
export interface ColumnContext {
  messages: Messages;
  locale: Locale;
  /** Label of the overall maximum; that of a protocol by default. */
  greatest?: string;
}
