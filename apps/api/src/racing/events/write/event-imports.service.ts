import { Injectable } from '@nestjs/common';
import { noTransaction, type Session } from '../../../kernel/database/session.ts';
import { type Lock, Locks, LockTaken } from '../../../kernel/locks/locks.ts';
import { ImportRunning } from '../records/events.errors.ts';
import { EventsRepository, type StoredEvent } from '../records/events.repository.ts';

/** Fields of a protocol that race lists show. */
export type PublishedOutcome = Pick<StoredEvent, 'totalFinishedCount' | 'winner' | 'finishers' | 'started'>;

/** Import state of an event's results: when it is due, its lock and its outcome. */
@Injectable()
export class EventImportsService {
  constructor(
    private readonly locks: Locks,
    private readonly events: EventsRepository,
  ) {}

  listDue(now: Date): Promise<number[]> {
    return this.events.listDueForImport(now);
  }

  /** Sets when the automatic import checks the event next. */
  planNext(gameId: number, nextImportAt: Date): Promise<void> {
    return this.events.update(gameId, { nextImportAt }, noTransaction);
  }

  /**
   * Runs `work` under the event's import lock. Throws ImportRunning if another process holds the lock or took it over.
   */
  async runExclusively<T>(gameId: number, work: (lock: Lock) => Promise<T>): Promise<T> {
    try {
      return await this.locks.run(`import:${gameId}`, work);
    } catch (error) {
      throw error instanceof LockTaken ? new ImportRunning() : error;
    }
  }

  /** Records that a version of the protocol was written. */
  async markPublished(gameId: number, outcome: PublishedOutcome, at: Date, session: Session): Promise<void> {
    await this.events.update(gameId, { ...outcome, resultsUpdatedAt: at }, session);
  }

  /** Records that the results are final: the automatic import skips the event. */
  async markFinished(gameId: number, session: Session): Promise<void> {
    await this.events.update(gameId, { hasResults: true, nextImportAt: null, started: true }, session);
  }

  markStarted(now: Date): Promise<number> {
    return this.events.markStarted(now);
  }

  /** Lists events that may still be rescheduled: without a start in the past, or without finishers. */
  listToSync(): Promise<number[]> {
    return this.events.listToSync();
  }
}
