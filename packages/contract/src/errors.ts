import { accountErrors } from './accounts/errors.ts';
import { appealErrors } from './appeals/errors.ts';
import { authErrors } from './auth/errors.ts';
import { banErrors } from './bans/errors.ts';
import { billingErrors } from './billing/errors.ts';
import { botErrors } from './bots/errors.ts';
import { calendarErrors } from './calendars/errors.ts';
import { catalogueErrors } from './catalogue/errors.ts';
import { clubErrors } from './clubs/errors.ts';
import { documentErrors } from './documents/errors.ts';
import { embedErrors } from './embed/errors.ts';
import { eventErrors } from './events/errors.ts';
import { fileErrors } from './files/errors.ts';
import { finishProtocolErrors } from './finish-protocols/errors.ts';
import { fitFileErrors } from './fitfiles/errors.ts';
import { gameErrors } from './game/errors.ts';
import { keyErrors } from './keys/errors.ts';
import { logErrors } from './logs/errors.ts';
import { mailingErrors } from './mailings/errors.ts';
import { messageErrors } from './messages/errors.ts';
import { newsErrors } from './news/errors.ts';
import { organizerErrors } from './organizers/errors.ts';
import { requestErrors } from './requests/errors.ts';
import { resultErrors } from './results/errors.ts';
import { riderErrors } from './riders/errors.ts';
import { searchErrors } from './search/errors.ts';
import { seriesErrors } from './series/errors.ts';
import { subscriptionErrors } from './subscriptions/errors.ts';
import { teamErrors } from './teams/errors.ts';
import { telegramErrors } from './telegram/errors.ts';
import { userErrors } from './users/errors.ts';
import { webhookErrors } from './webhooks/errors.ts';

/** HTTP status of every error code. The messages are in `messages`. */
export const statuses = {
  ...requestErrors,
  ...accountErrors,
  ...appealErrors,
  ...authErrors,
  ...banErrors,
  ...billingErrors,
  ...catalogueErrors,
  ...embedErrors,
  ...eventErrors,
  ...gameErrors,
  ...mailingErrors,
  ...logErrors,
  ...messageErrors,
  ...resultErrors,
  ...riderErrors,
  ...searchErrors,
  ...seriesErrors,
  ...subscriptionErrors,
  ...organizerErrors,
  ...clubErrors,
  ...botErrors,
  ...calendarErrors,
  ...keyErrors,
  ...webhookErrors,
  ...finishProtocolErrors,
  ...fileErrors,
  ...fitFileErrors,
  ...teamErrors,
  ...userErrors,
  ...documentErrors,
  ...newsErrors,
  ...telegramErrors,
} as const;

export type ErrorCode = keyof typeof statuses;

export const ERROR_CODES = Object.keys(statuses).filter((code): code is ErrorCode => code in statuses);

/** The body of every failed response. */
export interface ApiFailure {
  code: ErrorCode;
  /** Ready to display: what happened and what to do next. */
  message: string;
  /** Error message of each invalid field, by its path. */
  fields?: Record<string, string>;
}
