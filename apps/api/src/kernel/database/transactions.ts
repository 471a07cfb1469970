import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel';
import { type Connection, mongo } from 'mongoose';
import { lastErrorOf } from '../last-error.ts';
import { isConflict, isDatabaseDown } from './database-down.ts';
import { runInTransaction, type Session } from './session.ts';

/** How long conflicts of writes are tried again; the requests that wait for it are answered then. */
const patienceMs = 20_000;
/** Unlike the driver's own loop, which asks a database that is down thousands of times. */
const mostOutages = 2;
const mostCommits = 3;
const unknownResult = 'UnknownTransactionCommitResult';
const commitPauseMs = 200;
const outagesToOpen = 8;
/** How long the breaker stays open: a database that restarts does not get all waiting requests at once. */
const restMs = 1_000;
const conflictPauseMs = { first: 5, growth: 1.5, most: 500 } as const;

/** Transactions of the one database. */
@Injectable()
export class Transactions {
  private readonly breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(outagesToOpen),
  });

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Whether transactions fail at once, after outages. */
  get isResting(): boolean {
    return this.breaker.state === CircuitState.Open;
  }

  /**
   * Commits everything the work writes with the session, or nothing.
   *
   * Runs the work again after a conflict of writes, and once after an outage. Throws what it failed with otherwise; where the
   * connection broke at the commit, it may have been made. Throws at once, with the last outage as its cause, while the breaker is
   * open.
   */
  async run<T>(work: (session: Session) => Promise<T>): Promise<T> {
    try {
      return await this.breaker.execute(() => this.tryRun(work));
    } catch (error) {
      if (!isBrokenCircuitError(error)) throw error;
      // The cause makes it the same outage for responses and for jobs.
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
    // A commit that never arrived leaves what it wrote locked: MongoDB itself ends it after more than a minute only.
    const command = { killSessions: [session.id] };
    await this.connection
      .getClient()
      .db('admin')
      .command(command)
      .catch(() => undefined);
  }
}

/** A commit may be repeated. */
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

/** A lock that was not free, or a snapshot that is gone, is tried again as a conflict is. */
function isOutage(error: unknown): boolean {
  return isDatabaseDown(error) && !isConflict(error);
}

/** By chance, so that those in conflict do not meet again. */
function pauseAfter(conflicts: number): number {
  const { first, growth, most } = conflictPauseMs;
  return Math.random() * Math.min(most, first * growth ** conflicts);
}

function hasLabel(error: unknown, label: string): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel(label);
}
