import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel';
import { type Connection, mongo } from 'mongoose';
import { lastErrorOf } from '../last-error.ts';
import { isConflict, isDatabaseDown } from './database-down.ts';
import { runInTransaction, type Session } from './session.ts';

/** How long write conflicts are retried before the waiting requests are answered. */
const patienceMs = 20_000;
/** Unlike the driver's own loop, which sends a failed database thousands of requests. */
const mostOutages = 2;
const mostCommits = 3;
const unknownResult = 'UnknownTransactionCommitResult';
const commitPauseMs = 200;
const outagesToOpen = 8;
/** How long the breaker stays open: a restarting database does not get all waiting requests at the same time. */
const restMs = 1_000;
const conflictPauseMs = { first: 5, growth: 1.5, most: 500 } as const;

/** Runs transactions on the database. */
@Injectable()
export class Transactions {
  private readonly breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(outagesToOpen),
  });

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Whether transactions fail immediately, after outages. */
  get isResting(): boolean {
    return this.breaker.state === CircuitState.Open;
  }

  /**
   * Commits everything the work writes with the session, or nothing.
   *
   * Retries the work after a write conflict, and once after an outage. Otherwise throws its error; if the connection
   * broke during the commit, the commit may have succeeded. Throws immediately, with the last outage as its cause,
   * while the breaker is open.
   */
  async run<T>(work: (session: Session) => Promise<T>): Promise<T> {
    try {
      return await this.breaker.execute(() => this.tryRun(work));
    } catch (error) {
      if (!isBrokenCircuitError(error)) throw error;
      // The cause makes responses and jobs treat it as the same outage.
      throw new Error('The breaker of transactions is open.', { cause: lastErrorOf(this.breaker) });
    }
  }

  private async tryRun<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const session = await this.connection.startSession();
    const deadline = performance.now() + patienceMs;
    try {
      for (let outages = 0, conflicts = 0; ; ) {
        session.startTransaction();
        try {
          const result = await runInTransaction(session, () => work(session));
          await commit(session);
          return result;
        } catch (error) {
          await this.abort(session, error);
          if (!hasLabel(error, 'TransientTransactionError') || performance.now() > deadline) throw error;
          if (isOutage(error)) outages += 1;
          else conflicts += 1;
          if (outages === mostOutages) throw error;
          if (!isOutage(error)) await wait(pauseAfter(conflicts));
        }
      }
    } finally {
      await session.endSession();
    }
  }

  private async abort(session: Session, error: unknown): Promise<void> {
    await session.abortTransaction().catch(() => undefined);
    if (!hasLabel(error, unknownResult)) return;
    // An aborted commit keeps its documents locked: MongoDB aborts it only after more than a minute.
    const command = { killSessions: [session.id] };
    await this.connection
      .getClient()
      .db('admin')
      .command(command)
      .catch(() => undefined);
  }
}

/** Commits; a commit is safe to repeat. */
async function commit(session: Session): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      if (!hasLabel(error, unknownResult) || turn === mostCommits) throw error;
      await wait(commitPauseMs * turn);
    }
  }
}

/** Whether an error is an outage. A lock timeout or an expired snapshot is retried like a conflict. */
function isOutage(error: unknown): boolean {
  return isDatabaseDown(error) && !isConflict(error);
}

/** Returns a random delay, so that conflicting transactions do not collide again. */
function pauseAfter(conflicts: number): number {
  const { first, growth, most } = conflictPauseMs;
  return Math.random() * Math.min(most, first * growth ** conflicts);
}

function hasLabel(error: unknown, label: string): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel(label);
}
