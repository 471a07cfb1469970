import { Injectable } from '@nestjs/common';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import { StoredProtocols } from '../../../racing/results/records/protocols/stored-protocols.ts';
import { RiderResultsRepository } from '../records/rider-results.repository.ts';
import { RiderRows } from './rider-rows.ts';
import { RiderUpdates } from './rider-updates.ts';

const eventsAtOnce = 20;
const ridersAtOnce = 200;

/** Fills rider data from stored protocols. */
@Injectable()
export class RiderFilling {
  constructor(
    private readonly protocols: StoredProtocols,
    private readonly results: RiderResultsRepository,
    private readonly rows: RiderRows,
    private readonly updates: RiderUpdates,
    private readonly gameIds: GameIdsService,
  ) {}

  /** Whether there are protocols and no rows. */
  async isNeeded(): Promise<boolean> {
    return (await this.results.isEmpty()) && (await this.protocols.listEventsAfter(0, 1)).length > 0;
  }

  /** Processes one event: rows, curves, days and the list. Returns the number of rows. */
  async fillOne(eventId: number): Promise<number> {
    const rows = await this.rows.rebuild(eventId);
    await this.updates.updateByEvent(eventId);
    return rows;
  }

  /**
   * Processes a batch of events after the given one; returns the last of them, and `null` at the end, along with the
   * linked riders.
   */
  async fillBatch(after: number): Promise<number | null> {
    const eventIds = await this.protocols.listEventsAfter(after, eventsAtOnce);
    for (const eventId of eventIds) await this.fillOne(eventId);
    const last = eventIds.at(-1);
    if (last === undefined) await this.linked();
    return last ?? null;
  }

  /** Processes riders with an account who have not raced here. */
  private async linked(): Promise<void> {
    for (let after = 0; ; ) {
      const ids = await this.gameIds.listProvedMainIdsAfter(after, ridersAtOnce);
      await this.updates.updateRiders(ids);
      const last = ids.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }
}
