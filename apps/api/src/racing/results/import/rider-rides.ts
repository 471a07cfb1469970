import { Injectable } from '@nestjs/common';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { StoredRaces } from '../build/stored-races.ts';
import { ProtocolRebuilds } from '../publish/protocol-rebuilds.ts';
import { RideDetails } from './ride-details.ts';

const mostRaces = 300;

/** Rides of a rider that an import could not read. */
@Injectable()
export class RiderRides {
  constructor(
    private readonly races: StoredRaces,
    private readonly events: EventCatalogue,
    private readonly details: RideDetails,
    private readonly rebuilds: ProtocolRebuilds,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Reads the unstored rides since a given moment and rebuilds their protocols. Throws when the game is unavailable.
   */
  async collect(zwiftIds: readonly number[], since: Date): Promise<void> {
    const rides = await this.races.listRides(zwiftIds, mostRaces);
    const known = await this.events.listByIds([...new Set(rides.map(({ eventId }) => eventId))], noTransaction);
    const recent = new Map(
      known.filter(({ eventStart }) => eventStart >= since).map((event) => [event.gameId, event] as const),
    );
    const races = rides.flatMap(({ eventId, entry }) => {
      const event = recent.get(eventId);
      return event ? [{ event, entry }] : [];
    });
    if (races.length === 0) return;
    await this.details.collectOf(races);
    await this.transactions.run((session) => this.rebuilds.rebuildSoon([...recent.keys()], session));
  }
}
