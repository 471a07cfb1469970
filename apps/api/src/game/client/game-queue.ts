import { Logger } from '@nestjs/common';
import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleType,
  isBrokenCircuitError,
  type RetryPolicy,
  retry,
} from 'cockatiel';
import PQueue from 'p-queue';
import type { Config } from '../../config.ts';
import { lastErrorOf } from '../../kernel/last-error.ts';
import { GameReadFailed, GameThrottled, GameUnavailable, GameWriteFailed } from './game.errors.ts';

const attempts = 3;
const failuresToOpen = 8;
const restMs = 10_000;

/**
 * Queue of one account: bounded concurrency and rate, delayed retries, and a pause after many failures
 * that concern every request: one broken event or rider does not close the game to all.
 *
 * Retry wraps the queue and the queue wraps the breaker: requests queued when the breaker opens are not sent.
 */
export class GameQueue {
  private readonly logger = new Logger(GameQueue.name);
  private readonly queue: PQueue;
  private readonly retry: RetryPolicy;
  private readonly breaker: CircuitBreakerPolicy;
  private readonly closing = new AbortController();
  private readonly firstWaitMs: number;
  private pause: NodeJS.Timeout | undefined;
  private pausedUntil = 0;

  constructor(config: Config) {
    this.firstWaitMs = config.GAME_RETRY_WAIT_MS;
    this.queue = new PQueue({
      concurrency: config.GAME_CONCURRENCY,
      intervalCap: config.GAME_REQUESTS_PER_SECOND,
      interval: 1_000,
    });
    this.breaker = circuitBreaker(handleType(GameUnavailable, isOutage), {
      halfOpenAfter: restMs,
      breaker: new ConsecutiveBreaker(failuresToOpen),
    });
    this.retry = retry(
      handleType(GameUnavailable, ({ isRepeatable }) => isRepeatable),
      { maxAttempts: attempts, backoff: new DelegateBackoff(waits(this.firstWaitMs)) },
    );
    this.retry.onRetry((event) => {
      const reason = 'error' in event && event.error instanceof GameUnavailable ? event.error.reason : '';
      this.logger.log({ reason, attempt: event.attempt, delayMs: event.delay }, 'The game is asked again');
    });
  }

  /** Whether requests are paused after many failures. */
  get isResting(): boolean {
    return this.breaker.state === CircuitState.Open;
  }

  /** Number of queued requests. */
  get waiting(): number {
    return this.queue.size;
  }

  /** Aborts queued requests. */
  stop(): void {
    clearTimeout(this.pause);
    this.closing.abort(new GameUnavailable('the server is stopping', null, {}, false));
  }

  /** Runs a request in its turn. Throws GameUnavailable when all attempts failed or requests are paused. */
  run<T>(request: () => Promise<T>): Promise<T> {
    const { signal } = this.closing;
    return this.retry.execute(() => this.queue.add(() => this.guarded(request), { signal }), signal);
  }

  private async guarded<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await this.breaker.execute(request);
    } catch (error) {
      if (isBrokenCircuitError(error)) throw this.rejection();
      if (error instanceof GameUnavailable && !isOfOneRequest(error)) this.rest(error);
      throw error;
    }
  }

  private rejection(): GameUnavailable {
    const cause = lastErrorOf(this.breaker);
    const reason = cause instanceof GameUnavailable ? `: ${cause.reason}` : '';
    return new GameUnavailable(`resting after many failures${reason}`, null, { cause }, false);
  }

  // A Retry-After applies to all requests of the account; the longest wins.
  private rest(error: GameUnavailable): void {
    const ms = error.retryAfterMs ?? (error instanceof GameThrottled ? this.firstWaitMs : 0);
    if (ms === 0 || performance.now() + ms <= this.pausedUntil || this.closing.signal.aborted) return;
    this.pausedUntil = performance.now() + ms;
    this.queue.pause();
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.queue.start(), ms);
  }
}

function isOutage(error: GameUnavailable): boolean {
  return !(error instanceof GameThrottled) && !isOfOneRequest(error);
}

function isOfOneRequest(error: GameUnavailable): boolean {
  return error instanceof GameReadFailed || error instanceof GameWriteFailed;
}

function waits(firstMs: number) {
  return ({ attempt, result }: { attempt: number; result: object }): number => {
    const asked = 'error' in result && result.error instanceof GameUnavailable ? result.error.retryAfterMs : null;
    return asked ?? firstMs * 2 ** (attempt - 1);
  };
}
