import type { Locale } from '@otryv/race';
import type { Messages } from '../messages/messages.ts';
import type { SeriesMessages } from '../messages/series.ts';
import type { CatchUpWin } from './catchUpWin.ts';

/** Input of the columns of winners. */
export interface WinnersColumnsInput {
  messages: Messages;
  seriesMessages: SeriesMessages;
  locale: Locale;
  /** Number of groups in the largest race. */
  groups: number;
  /** Display name of the time zone, for the header. */
  zone: string;
  ownProfileId: number | null;
  profileHref: ((row: CatchUpWin) => string | null) | undefined;
  resultsHref: ((row: CatchUpWin) => string | null) | undefined;
}
