import { Injectable } from '@nestjs/common';
import { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import type { GameClient } from '../../../game/client/game.client.ts';
import { GameForbidden, GameNotFound, InvalidGameResponse } from '../../../game/client/game.errors.ts';
import { GameClients } from '../../../game/client/game-clients.ts';
import { requestAll } from '../../../game/client/request-all.ts';
import { Clock, machineTime } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { type Rider, RidersService } from '../../../people/riders/riders.service.ts';
import type { SyncedEvent } from '../records/events.repository.ts';
import type { RawEvent } from '../records/raw-events.repository.ts';
import type { SignedRiderFields } from '../records/signed-riders.repository.ts';
import { fromGame } from './game-event.mapper.ts';

/** Event with its signed-up riders, as read from the game at one time. */
export interface ReadEvent {
  event: SyncedEvent;
  riders: SignedRiderFields[];
  raw: RawEvent;
}

export interface ReadOptions {
  secret?: string | undefined;
  organizerName: string | null;
  /** Organizer whose game account reads the event. */
  organizerId: string | null;
}

/** Reads an event and its signed-up riders from the game: all or nothing. */
@Injectable()
export class GameEventReader {
  constructor(
    private readonly clients: GameClients,
    private readonly riders: RidersService,
    private readonly catalogue: CatalogueService,
    private readonly clock: Clock,
  ) {}

  read(gameId: number, options: ReadOptions): Promise<ReadEvent> {
    return this.clients.readAs(options.organizerId, (game) => this.readWith(game, gameId, options));
  }

  private async readWith(game: GameClient, gameId: number, options: ReadOptions): Promise<ReadEvent> {
    const { secret, organizerName } = options;
    const fetchedAt = machineTime();
    const { event, raw } = await game.fetchEvent(gameId, secret);
    if (event.id !== gameId) throw new InvalidGameResponse(`events/${gameId}`, 'another event');
    const club = await clubName(game, event.microserviceExternalResourceId ?? null);
    const groups = await requestAll(event.eventSubgroups, async ({ id }) => ({
      id,
      riders: await game.fetchEntrants(id, 'signed_up'),
    }));
    await this.riders.remember(
      groups.flatMap((group) => group.riders),
      noTransaction,
    );
    const known = await this.riders.listByIds(
      groups.flatMap((group) => group.riders.map(({ id }) => id)),
      noTransaction,
    );
    return {
      event: fromGame(event, { catalogue: this.catalogue, clubName: club, organizerName, now: this.clock.now() }),
      riders: groups.flatMap((group) =>
        group.riders.flatMap(({ id }) => {
          const rider = known.get(id);
          return rider ? [toSigned(rider, group.id)] : [];
        }),
      ),
      raw: { gameId, fetchedAt, event: raw },
    };
  }
}

/** Returns the club's name; for an inaccessible club only its name is blank. */
async function clubName(game: GameClient, clubId: string | null): Promise<string | null> {
  if (!clubId) return null;
  try {
    return (await game.fetchClub(clubId)).name;
  } catch (error) {
    if (error instanceof GameForbidden || error instanceof GameNotFound) return null;
    throw error;
  }
}

function toSigned(
  { competitionMetrics: _now, hidden: _nowToo, ...rider }: Rider,
  subgroupId: number,
): SignedRiderFields {
  return { subgroupId, ...rider };
}
