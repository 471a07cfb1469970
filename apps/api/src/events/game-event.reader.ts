import { Injectable } from '@nestjs/common';
import { CatalogueService } from '../catalogue/catalogue.service.ts';
import { GameClient } from '../game/game.client.ts';
import { GameAnswerInvalid, GameForbidden, GameNotFound } from '../game/game.errors.ts';
import type { Rider } from '../riders/riders.repository.ts';
import { RidersService } from '../riders/riders.service.ts';
import type { SyncedEvent } from './events.repository.ts';
import { fromGame } from './game-event.mapper.ts';
import type { SignedRiderFields } from './signed-riders.repository.ts';

export interface ReadOptions {
  secret?: string | undefined;
  organizerName: string | null;
}

/** Brings an event and its signed riders from the game: whole, or not at all. */
@Injectable()
export class GameEventReader {
  constructor(
    private readonly game: GameClient,
    private readonly riders: RidersService,
    private readonly catalogue: CatalogueService,
  ) {}

  async read(
    gameId: number,
    { secret, organizerName }: ReadOptions,
  ): Promise<{ event: SyncedEvent; riders: SignedRiderFields[] }> {
    const event = await this.game.event(gameId, secret);
    if (event.id !== gameId) throw new GameAnswerInvalid(`events/${gameId}`, 'another event');
    const clubName = await this.clubName(event.microserviceExternalResourceId ?? null);
    const groups = await Promise.all(
      event.eventSubgroups.map(async ({ id }) => ({ id, riders: await this.game.entrants(id, 'signed_up') })),
    );
    await this.riders.remember(groups.flatMap((group) => group.riders));
    const known = await this.riders.byIds(groups.flatMap((group) => group.riders.map(({ id }) => id)));
    return {
      event: fromGame(event, { catalogue: this.catalogue, clubName, organizerName, now: new Date() }),
      riders: groups.flatMap((group) =>
        group.riders.flatMap(({ id }) => {
          const rider = known.get(id);
          return rider ? [toSigned(rider, group.id)] : [];
        }),
      ),
    };
  }

  /** A club we may not see leaves the event without its name, not without itself. */
  private async clubName(clubId: string | null): Promise<string | null> {
    if (!clubId) return null;
    try {
      return (await this.game.club(clubId)).name;
    } catch (error) {
      if (error instanceof GameForbidden || error instanceof GameNotFound) return null;
      throw error;
    }
  }
}

function toSigned({ competitionMetrics, ...rider }: Rider, subgroupId: number): SignedRiderFields {
  return { subgroupId, ...rider, racingScore: competitionMetrics?.racingScore ?? null };
}
