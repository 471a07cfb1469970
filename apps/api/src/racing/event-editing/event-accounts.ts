import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { type EventDocument, momentMs } from '@otryv/race';
import { BotsService } from '../../clubs/bots/bots.service.ts';
import { CONFIG, type Config } from '../../config.ts';
import type { GameClient } from '../../game/client/game.client.ts';
import {
  GameForbidden,
  GameNotFound,
  GameOutcomeUnknown,
  GameRefused,
  InvalidGameResponse,
} from '../../game/client/game.errors.ts';
import { GameClients } from '../../game/client/game-clients.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { hourMs } from '../../kernel/time-units.ts';
import { EventDeletionRefused, EventDeletionUnknown, EventNotModerated } from '../events/records/events.errors.ts';
import { isEventDocument } from './game-document.ts';

const aroundStartMs = hourMs;

/** Accesses game events through organizers' accounts, and events without an organizer through the site's account. */
@Injectable()
export class EventAccounts {
  constructor(
    private readonly bots: BotsService,
    private readonly clients: GameClients,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Reads with the organizer's account, falling back to the site's. Throws what the client throws. */
  async read(organizerId: string | null, id: number, secret?: string | null): Promise<EventDocument> {
    return this.clients.readAs(organizerId, (client) => documentOf(client, id, secret));
  }

  /** Reads with the account used for writing. Throws BotMissing, BotRefused, what the client throws. */
  readAsWriter(organizerId: string | null, id: number, secret?: string | null): Promise<EventDocument> {
    return this.with(organizerId, (client) => documentOf(client, id, secret));
  }

  /** Throws EventNotModerated, BotMissing, BotRefused, GameRefused, GameOutcomeUnknown. */
  async create(organizerId: string | null, document: EventDocument): Promise<number> {
    try {
      return await this.write(organizerId, (client) => client.createEvent(document));
    } catch (error) {
      // There is no number yet that the game could fail to find: it rejected the request.
      throw error instanceof GameNotFound ? new GameRefused(error.path, '') : error;
    }
  }

  /**
   * Finds the number of a sent event by its name and the stamp in its tags, among its club's events around its start;
   * `null` if the game does not list it. Throws BotMissing, BotRefused, what the client throws.
   */
  async findCreated(organizerId: string, sent: EventDocument): Promise<number | null> {
    const stamp = sent.tags?.find((tag) => tag.startsWith('timestamp='));
    const startMs = momentMs(sent.eventStart);
    const clubId = sent.microserviceExternalResourceId;
    if (!stamp || startMs === null || !clubId) return null;
    const events = await this.with(organizerId, (client) =>
      client.fetchClubEvents(clubId, startMs - aroundStartMs, startMs + aroundStartMs),
    );
    return events.find(({ name, tags }) => name === sent.name && tags?.includes(stamp))?.id ?? null;
  }

  /** Throws EventNotModerated, BotMissing, BotRefused, GameRefused, GameOutcomeUnknown. */
  update(organizerId: string | null, id: number, document: EventDocument): Promise<void> {
    return this.write(organizerId, (client) => client.updateEvent(id, document));
  }

  /**
   * Deletes an event and reads it back: it counts as deleted only once the game no longer finds it. Throws
   * EventNotModerated, BotMissing, BotRefused, EventDeletionRefused, EventDeletionUnknown.
   */
  async delete(organizerId: string | null, id: number, secret: string | null): Promise<void> {
    try {
      await this.write(organizerId, (client) => client.deleteEvent(id));
    } catch (error) {
      if (error instanceof GameNotFound) return;
      if (error instanceof GameRefused) throw new EventDeletionRefused(error.reason);
      if (!(error instanceof GameOutcomeUnknown)) throw error;
    }
    await this.settle();
    if (!(await this.isGone(organizerId, id, secret))) throw new EventDeletionUnknown();
  }

  /** Waits until the game shows the write. */
  async settle(): Promise<void> {
    await wait(this.config.GAME_SETTLE_MS);
  }

  private async isGone(organizerId: string | null, id: number, secret: string | null): Promise<boolean> {
    try {
      await this.readAsWriter(organizerId, id, secret);
      return false;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return error instanceof GameNotFound;
    }
  }

  private async write<T>(organizerId: string | null, work: (client: GameClient) => Promise<T>): Promise<T> {
    try {
      return await this.with(organizerId, work);
    } catch (error) {
      throw error instanceof GameForbidden ? new EventNotModerated() : error;
    }
  }

  private with<T>(organizerId: string | null, work: (client: GameClient) => Promise<T>): Promise<T> {
    return organizerId === null ? work(this.clients.site) : this.bots.readAs(organizerId, work);
  }
}

async function documentOf(client: GameClient, id: number, secret?: string | null): Promise<EventDocument> {
  const { raw } = await client.fetchEvent(id, secret ?? undefined);
  if (!isEventDocument(raw)) throw new InvalidGameResponse(`events/${id}`, 'a field that is edited');
  return raw;
}
