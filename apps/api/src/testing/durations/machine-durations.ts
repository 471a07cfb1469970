import { dayMs, daySeconds, hourSeconds, minuteMs, minuteSeconds, secondMs } from '../../kernel/time-units.ts';

interface Machine {
  /** In the unit of the name; `null` for several. */
  is: number | null;
  /** The test that the pause, patience or poll takes part in. */
  in: string;
}

const platform = (is: number | null, test: string): Machine => ({ is, in: `platform/${test}` });

/** Durations that only machines notice, by `file › name`. */
export const machineDurations: Readonly<Record<string, Machine>> = {
  'auth/providers/provider-http.ts › timeoutS': { is: 10, in: 'auth/providers/providers.test.ts' },
  'auth/steady.ts › leastMs': { is: 400, in: 'auth/equal-work.test.ts' },
  'billing/payment-provider.ts › timeoutMs': { is: 20 * secondMs, in: 'billing/billing.test.ts' },
  'calendars/calendar.ts › alarmSeconds': { is: 30 * minuteSeconds, in: 'calendars/calendar.test.ts' },
  'calendars/calendar.ts › readAgainSeconds': { is: hourSeconds, in: 'calendars/calendar.test.ts' },
  'catalogue/game-pictures.ts › missedAgainMs': { is: dayMs, in: 'catalogue/game-pictures.test.ts' },
  'fitfiles/fit-reader.ts › timeoutMs': { is: 10 * secondMs, in: 'fitfiles/fit-reader.test.ts' },
  'game/game-account.ts › defaultRefreshLifeSeconds': { is: 8 * daySeconds, in: 'game/game-account.test.ts' },
  'game/game-account.ts › longestLifeSeconds': { is: 30 * daySeconds, in: 'game/game-account.test.ts' },
  'game/game-account.ts › refreshMarginMs': { is: 30 * secondMs, in: 'game/game-account.test.ts' },
  'game/game-account.ts › restBetweenSignInsMs': { is: minuteMs, in: 'game/game-account.test.ts' },
  'game/game-queue.ts › restMs': { is: 10 * secondMs, in: 'game/game-queue.test.ts' },
  'game/game-responses.ts › longestWaitMs': { is: minuteMs, in: 'game/game.client.test.ts' },
  'messages/messages.repository.ts › commitS': { is: 120, in: 'messages/messages.test.ts' },
  'pages/pages.service.ts › longestReadMs': { is: 1.5 * secondMs, in: 'pages/serve-pages.test.ts' },
  'platform/database/build-indexes.ts › progressEveryMs': platform(5 * secondMs, 'database/build-indexes.test.ts'),
  'platform/database/change-feed.ts › reconnectMs': platform(secondMs, 'outbox/outbox.test.ts'),
  'platform/database/database.module.ts › heartbeatMs': platform(2 * secondMs, 'database/frozen.test.ts'),
  'platform/database/database.module.ts › silenceMs': platform(5 * secondMs, 'database/frozen.test.ts'),
  'platform/database/transactions.ts › commitPauseMs': platform(200, 'database/transactions.test.ts'),
  'platform/database/transactions.ts › conflictPauseMs': platform(null, 'database/transactions.test.ts'),
  'platform/database/transactions.ts › patienceMs': platform(20 * secondMs, 'database/transactions.test.ts'),
  'platform/database/transactions.ts › restMs': platform(secondMs, 'database/transactions.test.ts'),
  'platform/files/svg-drawing.ts › timeoutMs': platform(5 * secondMs, 'files/images.test.ts'),
  'platform/health/health.service.ts › patienceMs': platform(2 * secondMs, 'database/frozen.test.ts'),
  'platform/http/graceful-stop.ts › drainMs': platform(8 * secondMs, 'http/graceful-stop.test.ts'),
  'platform/http/graceful-stop.ts › exitMs': platform(9.8 * secondMs, 'http/graceful-stop.test.ts'),
  'platform/http/graceful-stop.ts › lookMs': platform(100, 'http/graceful-stop.test.ts'),
  'platform/http/graceful-stop.ts › silentMs': platform(secondMs, 'http/graceful-stop.test.ts'),
  'platform/files/fair-queue.ts › retryAfterS': platform(10, 'files/fair-queue.test.ts'),
  'platform/http/limit-concurrency.ts › retryAfterSeconds': platform(2, 'http/shed-load.test.ts'),
  'platform/http/read-form.ts › retryAfterS': platform(10, 'http/contents.test.ts'),
  'platform/http/log-requests.ts › refusalsEveryMs': platform(10 * secondMs, 'http/shed-load.test.ts'),
  'platform/http/server-options.ts › lookMs': platform(secondMs, 'http/raw-responses.test.ts'),
  'platform/http/server-options.ts › stillMs': platform(2 * minuteMs, 'http/raw-responses.test.ts'),
  'platform/http/shed-load.ts › retryAfterSeconds': platform(2, 'http/shed-load.test.ts'),
  'platform/http/shed-load.ts › sampleMs': platform(500, 'http/shed-load.test.ts'),
  'platform/jobs/jobs.ts › drainMs': platform(5 * secondMs, 'jobs/jobs.test.ts'),
  'platform/jobs/jobs.ts › logOutageEveryMs': platform(minuteMs, 'database/outage.test.ts'),
  'platform/locks/locks.ts › turnMs': platform(100, 'locks/locks.test.ts'),
  'platform/mail/mailer.ts › waitMs': platform(20 * secondMs, 'mail/mailer.test.tsx'),
  'platform/migrations/migrations.ts › askAgainMs': platform(200, 'migrations/migrations.test.ts'),
  'platform/realtime/live-topics.ts › retryAfterS': { is: 60, in: 'results/live.test.ts' },
  'platform/realtime/live-topics.ts › repeatMs': platform(25 * secondMs, 'realtime/live-topics.test.ts'),
  'platform/realtime/socket-server.ts › beatMs': { is: 25 * secondMs, in: 'messages/sockets.test.ts' },
  'platform/realtime/socket-server.ts › patienceMs': { is: 2 * secondMs, in: 'messages/sockets.test.ts' },
  'platform/realtime/socket-sign-in.ts › patienceMs': { is: 5 * secondMs, in: 'messages/sockets.test.ts' },
  'profiles/rider-lists.service.ts › countsKeptMs': { is: minuteMs, in: 'profiles/profiles.test.ts' },
  'results/protocol-bytes.ts › reconnectMs': { is: secondMs, in: 'results/protocol-bytes.test.ts' },
  'streams/platform-http.ts › timeoutMs': { is: 10 * secondMs, in: 'streams/streams.test.ts' },
  'telegram/broadcast-deliveries.ts › secondsOfRun': { is: 4, in: 'telegram/telegram.test.ts' },
  'telegram/telegram.client.ts › timeoutMs': { is: 10 * secondMs, in: 'telegram/telegram.test.ts' },
  'telegram/telegram.client.ts › usualPause': { is: 30, in: 'telegram/telegram.test.ts' },
};

/** How long the processes of each kind wait for each other: each is shorter than the one after it. */
export const patience: readonly (readonly string[])[] = [
  [
    'platform/jobs/jobs.ts › drainMs',
    'platform/http/graceful-stop.ts › drainMs',
    'platform/http/graceful-stop.ts › exitMs',
  ],
  ['telegram/telegram.client.ts › timeoutMs', 'telegram/broadcast-deliveries.ts › claimMs'],
  ['platform/http/graceful-stop.ts › lookMs', 'platform/http/graceful-stop.ts › silentMs'],
  ['platform/database/database.module.ts › heartbeatMs', 'platform/database/database.module.ts › silenceMs'],
];

/** What is configured, by default. */
export const configuredDurations = {
  ...{ GAME_RETRY_WAIT_MS: secondMs, GAME_SETTLE_MS: 1.5 * secondMs, GAME_TIMEOUT_MS: 30 * secondMs },
  ...{ GAME_REQUESTS_PER_SECOND: 4, YOOKASSA_REQUESTS_PER_SECOND: 5, TELEGRAM_MESSAGES_PER_SECOND: 25 },
  ...{ MAILING_LETTERS_PER_MINUTE: 100, REQUESTS_PER_MINUTE: 3_000 },
  ...{ LOCK_MS: minuteMs, LOOP_DELAY_MS: 500, REQUEST_TIMEOUT_MS: 20 * secondMs },
};

const usual = [5, 20, 80, 320, 1280];

/** After how many seconds each job that failed runs again; the last one is followed by no other. */
export const retriedAfter: Readonly<Record<string, readonly number[]>> = {
  'account-letter': [60, 180, 540, 1620, 4860],
  'message-letter': [60, 180, 540, 1620, 4860, 14_580],
  'profiles.event': usual,
  'profiles.fill': usual,
  'profiles.night': usual,
  'profiles.riders': usual,
  'profiles.rides': usual,
  'results.hide': usual,
  'results.link': usual,
  'results.linkRace': usual,
  'results.rebuild': usual,
  'results.rebuildAll': usual,
  'results.refold': usual,
  'series.refold': usual,
  'results.rebuildSome': usual,
  'results.fillTeams': usual,
  'series.fold': usual,
  'series.hide': usual,
};

/** For how many days the database keeps records after their date. Those of 0 have a date at which they end. */
export const keptDays: Readonly<Record<string, number>> = {
  attempts: 0,
  cancelledEvents: 0,
  lettertokens: 0,
  messagesenders: 0,
  sessions: 0,
  signinattempts: 0,
  teamInvitations: 0,
  outbox: 1,
  createdEvents: 1,
  unansweredEvents: 1,
  faults: 90,
  mailingLetters: 90,
  servicemessages: 365,
  ridermetrics: 400,
  audit: 730,
};

/** How often each job begins by itself. */
export const recursEvery: Readonly<Record<string, string>> = {
  'accounts.remove-unconfirmed': '1 day',
  'billing.compare': '1 day',
  'billing.ends': '1 hour',
  'billing.sweep': '5 minutes',
  'bot-renewal': '1 hour',
  'gameIds.readAgain': '1 hour',
  'catalogue.dictionary': '1 day',
  'catalogue.game': '1 day',
  'catalogue.pictures': '10 minutes',
  'events.sync': '63 minutes',
  'files.sweep': '1 day',
  'mailings.run': '5 seconds',
  'message-letters.queue': '10 seconds',
  'profiles.dropping': '1 hour',
  'profiles.fill-empty': '1 hour',
  'profiles.forget-rides': '1 hour',
  'results.official': '1 minute',
  'results.plan': '1 minute',
  'series.fold-stale': '1 minute',
  'series.refresh': '5 minutes',
  'statistics.count': '1 minute',
  'streams.twitch': '2 minutes',
  'streams.youtube': '5 minutes',
  'telegram.deliver': '5 seconds',
  'telegram.updates': '10 seconds',
  'profiles.nightly': '40 23 * * *',
};
