import { Inject, Injectable } from '@nestjs/common';
import {
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleType,
  type IPolicy,
  isBrokenCircuitError,
  retry,
  wrap,
} from 'cockatiel';
import PQueue from 'p-queue';
import { CONFIG, type Config } from '../config.ts';
import { GameUnavailable } from './game.errors.ts';

const attempts = 3;
const failuresToOpen = 8;
const restMs = 10_000;
const firstWaitMs = 1_000;

/** One queue for the account: bounded requests at once and a second, retries that wait, and rest after many failures. */
@Injectable()
export class GameQueue {
  private readonly queue: PQueue;
  private readonly policy: IPolicy;

  constructor(@Inject(CONFIG) config: Config) {
    this.queue = new PQueue({
      concurrency: config.GAME_CONCURRENCY,
      intervalCap: config.GAME_REQUESTS_PER_SECOND,
      interval: 1_000,
    });
    const unavailable = handleType(GameUnavailable);
    const breaker = circuitBreaker(unavailable, {
      halfOpenAfter: restMs,
      breaker: new ConsecutiveBreaker(failuresToOpen),
    });
    this.policy = wrap(
      retry(unavailable, { maxAttempts: attempts, backoff: new DelegateBackoff(waitBefore) }),
      breaker,
    );
  }

  /** Runs a request when its turn comes. Throws GameUnavailable when all tries failed or the game is being left alone. */
  async run<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await this.policy.execute(() => this.queue.add(request));
    } catch (error) {
      if (isBrokenCircuitError(error)) throw new GameUnavailable('resting after many failures', restMs);
      throw error;
    }
  }
}

function waitBefore({ attempt, result }: { attempt: number; result: object }): number {
  const asked = 'error' in result && result.error instanceof GameUnavailable ? result.error.retryAfterMs : null;
  return asked ?? firstWaitMs * 2 ** (attempt - 1);
}
