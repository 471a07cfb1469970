import type { Locale } from '@otryv/race';
import type { Messages } from '../messages/messages.ts';
import type { SeriesMessages } from '../messages/series.ts';
import type { CatchUpWin } from './catchUpWin.ts';

/** What the columns of the winners are made from. */
export interface WinnersColumnsInput {
  messages: Messages;
  words: SeriesMessages;
  locale: Locale;
  /** How many groups started in the greatest race. */
  groups: number;
  /** The visible name of the zone, for the header. */
  zone: string;
  ownProfileId: number | null;
  profileHref: ((row: CatchUpWin) => string | null) | undefined;
  resultsHref: ((row: CatchUpWin) => string | null) | undefined;
}
