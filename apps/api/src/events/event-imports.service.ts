import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CONFIG, type Config } from '../config.ts';
import { ImportRunning } from './events.errors.ts';
import { EventsRepository } from './events.repository.ts';

/** What an event knows of the import of its results: when it is due, who does it, what came of it. */
@Injectable()
export class EventImportsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly events: EventsRepository,
  ) {}

  due(now: Date): Promise<number[]> {
    return this.events.dueForImport(now);
  }

  /** Sets when the automatic import looks at the event next; `null` for never again. */
  planNext(gameId: number, nextImportAt: Date | null): Promise<void> {
    return this.events.update(gameId, { nextImportAt });
  }

  /**
   * Runs the work while no other process imports this event. Throws ImportRunning when one does.
   *
   * The lock is renewed as long as the work takes, and lapses after LOCK_MS when the process dies.
   */
  async exclusively<T>(gameId: number, work: () => Promise<T>): Promise<T> {
    const owner = randomUUID();
    const lockMs = this.config.LOCK_MS;
    const until = () => new Date(Date.now() + lockMs);
    if (!(await this.events.lockImport(gameId, { owner, now: new Date(), until: until() }))) throw new ImportRunning();
    const hold = (end: Date | null) => this.events.holdImport(gameId, { owner, until: end }).catch(() => undefined);
    const renewal = setInterval(() => void hold(until()), lockMs / 3);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await hold(null);
    }
  }

  /** Tells that a version of the protocol was written. */
  async published(gameId: number, finishers: number, at: Date, session: ClientSession): Promise<void> {
    await this.events.update(gameId, { totalFinishedCount: finishers, resultsUpdatedAt: at, started: true }, session);
  }

  /** Tells that the results are final: the automatic import leaves the event alone. */
  async finished(gameId: number, session: ClientSession): Promise<void> {
    await this.events.update(gameId, { hasResults: true, nextImportAt: null }, session);
  }
}
