import { dayMs, daySeconds, hourMs, hourSeconds, minuteMs, minuteSeconds, secondMs } from '../../kernel/time-units.ts';

interface Machine {
  /** In the unit of the name; `null` for several. */
  is: number | null;
  /** Test that covers the pause, timeout or poll. */
  in: string;
}

const kernel = (is: number | null, test: string): Machine => ({ is, in: `kernel/${test}` });

const raceClock = '../../../packages/race/src/clock/clockSkew.test.ts';

/** Durations noticed only by machines, by `file › name`. */
export const machineDurations: Readonly<Record<string, Machine>> = {
  'race/clock/clockSkew.ts › SKEW_TOLERANCE_MS': { is: 5_000, in: raceClock },
  'race/clock/clockSkew.ts › longestMs': { is: 5_000, in: raceClock },
  'race/clock/clockSkew.ts › halfSecondMs': { is: 500, in: raceClock },
  'site/pages/rendering/page-renderer.ts › longestSilenceMs': {
    is: secondMs,
    in: 'site/pages/rendering/page-renderer.test.ts',
  },
  'doctor/backup-findings.ts › lateMs': { is: 36 * hourMs, in: 'doctor/findings.test.ts' },
  'doctor/backup-findings.ts › longestMs': { is: 7 * dayMs, in: 'doctor/findings.test.ts' },
  'doctor/catalogue-findings.ts › lateMs': { is: 3 * dayMs, in: 'doctor/findings.test.ts' },
  'doctor/public-address-findings.ts › patienceMs': {
    is: 10 * secondMs,
    in: 'doctor/public-address-findings.test.ts',
  },
  'doctor/public-address-findings.ts › fewDays': { is: 14, in: 'doctor/public-address-findings.test.ts' },
  'doctor/store-findings.ts › slowClockMs': { is: 2 * secondMs, in: 'doctor/store-findings.test.ts' },
  'doctor/store-findings.ts › wrongClockMs': { is: 20 * secondMs, in: 'doctor/store-findings.test.ts' },
  'tasks/open-tasks.ts › gamePatienceMs': { is: 10 * secondMs, in: 'tasks/doctor.test.ts' },
  'clubs/webhooks/webhook-deliveries.ts › claimMs': { is: 2 * minuteMs, in: 'clubs/webhooks/webhooks.test.ts' },
  'clubs/webhooks/webhook-deliveries.ts › retryWaitsMs': { is: null, in: 'clubs/webhooks/webhooks.test.ts' },
  'clubs/webhooks/webhook-sender.ts › timeoutMs': {
    is: 10 * secondMs,
    in: 'clubs/webhooks/webhook-sender.test.ts',
  },
  'kernel/http/load/measure-requests.ts › shortestStreamS': kernel(1, 'metrics/metrics.test.ts'),
  'kernel/metrics/watch-process.ts › sampleMs': kernel(20, 'metrics/metrics.test.ts'),
  'kernel/tracing/tracing.ts › logProblemEveryMs': kernel(minuteMs, 'tracing/tracing.test.ts'),
  'kernel/tracing/tracing.ts › exportMs': kernel(2 * secondMs, 'tracing/tracing.test.ts'),
  'kernel/jobs/jobs.ts › lagPatienceMs': kernel(2 * secondMs, 'metrics/metrics.test.ts'),
  'kernel/http/load/admit-keys.ts › perMinute': kernel(null, 'http/load/admit-keys.test.ts'),
  'kernel/http/other-sites.ts › preflightSeconds': kernel(daySeconds, 'http/other-sites.test.ts'),
  'people/auth/providers/provider-http.ts › timeoutS': { is: 10, in: 'people/auth/providers/providers.test.ts' },
  'people/auth/core/steady.ts › leastMs': { is: 400, in: 'people/auth/sign-in/equal-work.test.ts' },
  'clubs/billing/yookassa.client.ts › timeoutMs': { is: 20 * secondMs, in: 'clubs/billing/yookassa.client.test.ts' },
  'clubs/billing/yookassa.client.ts › firstWaitMs': { is: secondMs, in: 'clubs/billing/yookassa.client.test.ts' },
  'racing/calendars/calendar.ts › alarmSeconds': { is: 30 * minuteSeconds, in: 'racing/calendars/calendar.test.ts' },
  'racing/calendars/calendar.ts › readAgainSeconds': { is: hourSeconds, in: 'racing/calendars/calendar.test.ts' },
  'game/catalogue/game-pictures.ts › missedAgainMs': { is: dayMs, in: 'game/catalogue/game-pictures.test.ts' },
  'community/fitfiles/fit-reader.ts › timeoutMs': { is: 10 * secondMs, in: 'community/fitfiles/fit-reader.test.ts' },
  'game/client/game-account.ts › defaultRefreshLifeSeconds': {
    is: 8 * daySeconds,
    in: 'game/client/game-account.test.ts',
  },
  'game/client/game-account.ts › longestLifeSeconds': { is: 30 * daySeconds, in: 'game/client/game-account.test.ts' },
  'game/client/game-account.ts › refreshMarginMs': { is: 30 * secondMs, in: 'game/client/game-account.test.ts' },
  'game/client/game-account.ts › restBetweenSignInsMs': { is: minuteMs, in: 'game/client/game-account.test.ts' },
  'game/client/game-queue.ts › restMs': { is: 10 * secondMs, in: 'game/client/game-queue.test.ts' },
  'game/client/game-responses.ts › longestWaitMs': { is: minuteMs, in: 'game/client/game.client.test.ts' },
  'people/messages/messages.repository.ts › commitS': { is: 120, in: 'people/messages/messages.test.ts' },
  'site/pages/rendering/in-time.ts › longestPageMs': {
    is: secondMs,
    in: 'site/pages/rendering/served-pages.test.ts',
  },
  'site/embeds/serve-embeds.ts › lateS': {
    is: 5,
    in: 'site/embeds/serve-embeds.test.ts',
  },
  'site/pages/rendering/rendered-pages.ts › retryAfterS': {
    is: 30,
    in: 'site/pages/rendering/rendered-pages.test.ts',
  },
  'kernel/database/build-indexes.ts › progressEveryMs': kernel(5 * secondMs, 'database/build-indexes.test.ts'),
  'kernel/database/change-feed.ts › reconnectMs': kernel(secondMs, 'outbox/outbox.test.ts'),
  'kernel/database/database.module.ts › heartbeatMs': kernel(2 * secondMs, 'database/frozen.test.ts'),
  'kernel/database/replica-set-error.ts › patienceMs': { is: 3 * secondMs, in: 'serve/serve-config.test.ts' },
  'kernel/database/database.module.ts › silenceMs': kernel(5 * secondMs, 'database/frozen.test.ts'),
  'kernel/database/transactions.ts › commitPauseMs': kernel(200, 'database/transactions.test.ts'),
  'kernel/database/transactions.ts › conflictPauseMs': kernel(null, 'database/transactions.test.ts'),
  'kernel/database/transactions.ts › patienceMs': kernel(20 * secondMs, 'database/transactions.test.ts'),
  'kernel/database/transactions.ts › restMs': kernel(secondMs, 'database/transactions.test.ts'),
  'kernel/files/svg-drawing.ts › timeoutMs': kernel(5 * secondMs, 'files/images.test.ts'),
  'kernel/health/health.service.ts › patienceMs': kernel(2 * secondMs, 'database/frozen.test.ts'),
  'kernel/server/graceful-stop.ts › drainMs': kernel(8 * secondMs, 'server/graceful-stop.test.ts'),
  'kernel/server/graceful-stop.ts › exitMs': kernel(9.8 * secondMs, 'server/graceful-stop.test.ts'),
  'kernel/server/graceful-stop.ts › lookMs': kernel(100, 'server/graceful-stop.test.ts'),
  'kernel/server/graceful-stop.ts › silentMs': kernel(secondMs, 'server/graceful-stop.test.ts'),
  'kernel/files/bucket-client.ts › connectMs': kernel(3 * secondMs, 'files/file-stores.test.ts'),
  'kernel/files/bucket-client.ts › requestMs': kernel(15 * secondMs, 'files/file-stores.test.ts'),
  'kernel/files/bucket-client.ts › waitMs': kernel(200, 'files/file-stores.test.ts'),
  'kernel/files/files.errors.ts › retryAfterS': kernel(60, 'files/file-stores.test.ts'),
  'kernel/files/fair-queue.ts › retryAfterS': kernel(10, 'files/fair-queue.test.ts'),
  'kernel/http/load/limit-concurrency.ts › retryAfterSeconds': kernel(2, 'http/load/shed-load.test.ts'),
  'kernel/http/requests/read-form.ts › retryAfterS': kernel(10, 'http/contents.test.ts'),
  'kernel/logging/log-requests.ts › rejectionsEveryMs': kernel(10 * secondMs, 'http/load/shed-load.test.ts'),
  'kernel/server/server-options.ts › lookMs': kernel(secondMs, 'http/responses/raw-responses.test.ts'),
  'kernel/server/server-options.ts › stillMs': kernel(2 * minuteMs, 'http/responses/raw-responses.test.ts'),
  'kernel/http/load/shed-load.ts › retryAfterSeconds': kernel(2, 'http/load/shed-load.test.ts'),
  'kernel/http/load/shed-load.ts › sampleMs': kernel(500, 'http/load/shed-load.test.ts'),
  'kernel/jobs/jobs.ts › drainMs': kernel(5 * secondMs, 'jobs/jobs.test.ts'),
  'kernel/jobs/jobs.ts › logOutageEveryMs': kernel(minuteMs, 'database/outage.test.ts'),
  'kernel/locks/locks.ts › turnMs': kernel(100, 'locks/locks.test.ts'),
  'kernel/mail/mail-transport.ts › waitMs': kernel(20 * secondMs, 'mail/mailer.test.tsx'),
  'kernel/migrations/migrations.ts › askAgainMs': kernel(200, 'migrations/migrations.test.ts'),
  'kernel/realtime/live-topics.ts › retryAfterS': { is: 60, in: 'racing/results/live.test.ts' },
  'kernel/realtime/live-topics.ts › repeatMs': kernel(25 * secondMs, 'realtime/live-topics.test.ts'),
  'kernel/realtime/socket-server.ts › beatMs': { is: 25 * secondMs, in: 'people/messages/sockets.test.ts' },
  'kernel/realtime/socket-server.ts › patienceMs': { is: 2 * secondMs, in: 'people/messages/sockets.test.ts' },
  'kernel/realtime/socket-sign-in.ts › patienceMs': { is: 5 * secondMs, in: 'people/messages/sockets.test.ts' },
  'community/profiles/read/rider-lists.service.ts › countsKeptMs': {
    is: minuteMs,
    in: 'community/profiles/profiles.test.ts',
  },
  'racing/results/publish/protocol-bytes.ts › reconnectMs': {
    is: secondMs,
    in: 'racing/results/publish/protocol-bytes.test.ts',
  },
  'site/streams/platform-http.ts › timeoutMs': { is: 10 * secondMs, in: 'site/streams/streams.test.ts' },
  'people/telegram/broadcast-deliveries.ts › secondsOfRun': { is: 4, in: 'people/telegram/telegram.test.ts' },
  'people/telegram/telegram.client.ts › timeoutMs': { is: 10 * secondMs, in: 'people/telegram/telegram.test.ts' },
  'people/telegram/telegram.client.ts › usualPause': { is: 30, in: 'people/telegram/telegram.test.ts' },
};

/** Timeouts of processes waiting for each other, by kind: each is shorter than the next. */
export const patience: readonly (readonly string[])[] = [
  [
    'kernel/jobs/jobs.ts › drainMs',
    'kernel/server/graceful-stop.ts › drainMs',
    'kernel/server/graceful-stop.ts › exitMs',
  ],
  ['people/telegram/telegram.client.ts › timeoutMs', 'people/telegram/broadcast-deliveries.ts › claimMs'],
  ['clubs/webhooks/webhook-sender.ts › timeoutMs', 'clubs/webhooks/webhook-deliveries.ts › claimMs'],
  ['kernel/server/graceful-stop.ts › lookMs', 'kernel/server/graceful-stop.ts › silentMs'],
  ['kernel/database/database.module.ts › heartbeatMs', 'kernel/database/database.module.ts › silenceMs'],
];

/** Default values of configured durations. */
export const configuredDurations = {
  GAME_RETRY_WAIT_MS: secondMs,
  GAME_SETTLE_MS: 1.5 * secondMs,
  GAME_TIMEOUT_MS: 30 * secondMs,
  GAME_REQUESTS_PER_SECOND: 4,
  YOOKASSA_REQUESTS_PER_SECOND: 5,
  TELEGRAM_MESSAGES_PER_SECOND: 25,
  MAILING_LETTERS_PER_MINUTE: 100,
  RENDERS_PER_MINUTE: 30,
  REQUESTS_PER_MINUTE: 3_000,
  LOCK_MS: minuteMs,
  LOOP_DELAY_MS: 500,
  REQUEST_TIMEOUT_MS: 20 * secondMs,
};

const usual = [5, 20, 80, 320, 1280];

/** Retry delays of each job in seconds; the last one is not followed by another. */
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

/** Days for which the database keeps records after their date. Those of 0 have an expiry date. */
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
  webhookDeliveries: 30,
  faults: 90,
  mailingLetters: 90,
  servicemessages: 365,
  ridermetrics: 400,
  audit: 730,
};

/** Schedule of each recurring job. */
export const recursEvery: Readonly<Record<string, string>> = {
  'accounts.remove-unconfirmed': '1 day',
  'backups.make': '1 hour',
  'billing.compare': '1 day',
  'billing.ends': '1 hour',
  'billing.sweep': '5 minutes',
  'bot-renewal': '1 hour',
  'gameIds.readAgain': '1 hour',
  'catalogue.dictionary': '1 day',
  'catalogue.game': '1 day',
  'catalogue.pictures': '10 minutes',
  'erasures.list': '5 seconds',
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
  'webhook-retries': '1 minute',
  'profiles.nightly': '40 23 * * *',
};
