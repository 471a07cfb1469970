import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
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

/** One queue for the account: bounded requests at once and a second, retries that wait, and rest after many failures. */
@Injectable()
export class GameQueue implements OnModuleDestroy {
  private readonly logger = new Logger(GameQueue.name);
  private readonly queue: PQueue;
  private readonly policy: IPolicy;
  private pause: NodeJS.Timeout | undefined;

  constructor(@Inject(CONFIG) config: Config) {
    this.queue = new PQueue({
      concurrency: config.GAME_CONCURRENCY,
      intervalCap: config.GAME_REQUESTS_PER_SECOND,
      interval: 1_000,
    });
    const isThrottle = ({ retryAfterMs }: GameUnavailable) => retryAfterMs !== null;
    const breaker = circuitBreaker(
      handleType(GameUnavailable, (error) => !isThrottle(error)),
      {
        halfOpenAfter: restMs,
        breaker: new ConsecutiveBreaker(failuresToOpen),
      },
    );
    const repeat = retry(
      handleType(GameUnavailable, ({ isRepeatable }) => isRepeatable),
      { maxAttempts: attempts, backoff: new DelegateBackoff(waits(config.GAME_RETRY_WAIT_MS)) },
    );
    repeat.onRetry((event) => {
      const reason = 'error' in event && event.error instanceof GameUnavailable ? event.error.reason : '';
      this.logger.log({ reason, attempt: event.attempt, delayMs: event.delay }, 'The game is asked again');
    });
    this.policy = wrap(repeat, breaker);
  }

  onModuleDestroy(): void {
    clearTimeout(this.pause);
    this.queue.clear();
  }

  /** Runs a request when its turn comes. Throws GameUnavailable when all tries failed or the game is being left alone. */
  async run<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await this.policy.execute(() => this.queue.add(() => this.obeyingThrottle(request)));
    } catch (error) {
      if (isBrokenCircuitError(error)) throw new GameUnavailable('resting after many failures', restMs);
      throw error;
    }
  }

  // Whom the game asks to wait, all the account's requests wait.
  private async obeyingThrottle<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      if (error instanceof GameUnavailable && error.retryAfterMs !== null) this.rest(error.retryAfterMs);
      throw error;
    }
  }

  private rest(ms: number): void {
    this.queue.pause();
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.queue.start(), ms);
  }
}

function waits(firstMs: number) {
  return ({ attempt, result }: { attempt: number; result: object }): number => {
    const asked = 'error' in result && result.error instanceof GameUnavailable ? result.error.retryAfterMs : null;
    return asked ?? firstMs * 2 ** (attempt - 1);
  };
}
