import { Injectable } from '@nestjs/common';
import { noTransaction, type Session } from '../../../kernel/database/session.ts';
import { type Lock, Locks, LockTaken } from '../../../kernel/locks/locks.ts';
import { ImportRunning } from '../records/events.errors.ts';
import { EventsRepository, type StoredEvent } from '../records/events.repository.ts';

/** What lists of races show of a protocol. */
export type PublishedOutcome = Pick<StoredEvent, 'totalFinishedCount' | 'winner' | 'finishers' | 'started'>;

/** What an event holds about the import of its results: when it is due, its lock, what came of it. */
@Injectable()
export class EventImportsService {
  constructor(
    private readonly locks: Locks,
    private readonly events: EventsRepository,
  ) {}

  listDue(now: Date): Promise<number[]> {
    return this.events.listDueForImport(now);
  }

  /** Sets when the automatic import looks at the event next. */
  planNext(gameId: number, nextImportAt: Date): Promise<void> {
    return this.events.update(gameId, { nextImportAt }, noTransaction);
  }

  /** Runs the work while no other process imports this event. Throws ImportRunning when one does, or took over. */
  async exclusively<T>(gameId: number, work: (lock: Lock) => Promise<T>): Promise<T> {
    try {
      return await this.locks.run(`import:${gameId}`, work);
    } catch (error) {
      throw error instanceof LockTaken ? new ImportRunning() : error;
    }
  }

  /** Records that a version of the protocol was written. */
  async published(gameId: number, outcome: PublishedOutcome, at: Date, session: Session): Promise<void> {
    await this.events.update(gameId, { ...outcome, resultsUpdatedAt: at }, session);
  }

  /** Records that the results are final: the automatic import leaves the event alone. */
  async finished(gameId: number, session: Session): Promise<void> {
    await this.events.update(gameId, { hasResults: true, nextImportAt: null, started: true }, session);
  }

  markStarted(now: Date): Promise<number> {
    return this.events.markStarted(now);
  }

  /** The events that may still be rescheduled: without a start in the past, or without finishers. */
  listToSync(): Promise<number[]> {
    return this.events.listToSync();
  }
}
