import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { EventDetails, EventList, EventsQuery } from '@otryv/contract';
import type { ClientSession, Connection } from 'mongoose';
import { CatalogueService } from '../catalogue/catalogue.service.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { toEvent, toOrganizer, toSignedRider } from './event.mapper.ts';
import { importWindow } from './event-window.ts';
import { EventKnown, EventNotFound } from './events.errors.ts';
import { EventsRepository, type StoredEvent } from './events.repository.ts';
import { GameEventReader } from './game-event.reader.ts';
import { previewDays } from './preview-days.ts';
import { type SignedRiderFields, SignedRidersRepository } from './signed-riders.repository.ts';

export interface AddEvent {
  gameId: number;
  organizer?: string | undefined;
  finishProtocol?: string | undefined;
  secret?: string | undefined;
}

@Injectable()
export class EventsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly events: EventsRepository,
    private readonly signedRiders: SignedRidersRepository,
    private readonly reader: GameEventReader,
    private readonly organizers: OrganizersService,
    private readonly catalogue: CatalogueService,
  ) {}

  /** Adds an event of the game with the riders who signed up. Throws EventKnown when it is here. */
  async add({ gameId, organizer: name, finishProtocol, secret }: AddEvent): Promise<void> {
    if (await this.events.byGameId(gameId)) throw new EventKnown();
    const { event, riders } = await this.reader.read(gameId, { secret, organizerName: name ?? null });
    const organizer = name ? await this.organizers.ensure(name) : null;
    await this.connection.transaction(async (session) => {
      await this.events.insert(
        {
          ...event,
          organizer,
          typeRaceCustom: finishProtocol ?? 'classicGroup',
          eventSecret: secret ?? null,
          totalFinishedCount: null,
          hasResults: false,
          resultsUpdatedAt: null,
          nextImportAt: importWindow(event.eventStart, event.eventSubgroups).from,
          importLockedUntil: null,
          importLockedBy: null,
        },
        session,
      );
      await this.signedRiders.replace(gameId, riders, session);
    });
  }

  /** Reads the event from the game again; groups and riders that stay keep their records. */
  async sync(gameId: number): Promise<void> {
    const known = await this.existing(gameId);
    const { event, riders } = await this.reader.read(gameId, {
      secret: known.eventSecret ?? undefined,
      organizerName: known.organizer?.name ?? null,
    });
    // A race that was seen to be over stays so, whatever start the game names now.
    const started = event.started || known.started;
    const { from } = importWindow(event.eventStart, event.eventSubgroups);
    await this.connection.transaction(async (session) => {
      const moved = known.nextImportAt && !started ? { nextImportAt: from } : {};
      await this.events.update(gameId, { ...event, ...moved, started }, session);
      await this.signedRiders.replace(gameId, riders, session);
    });
  }

  async list(query: EventsQuery, now: Date = new Date()): Promise<EventList> {
    const { page, docsOnPage, search, organizerId, target, started = false } = query;
    const isPreview = target === 'preview';
    const filter = {
      started: !isPreview && started,
      search,
      organizerId,
      between: isPreview ? previewDays(now) : undefined,
    };
    const size = isPreview ? mostInPreview : docsOnPage;
    const [{ events, total }, organizers] = await Promise.all([
      this.events.page(filter, isPreview ? 1 : page, size),
      this.events.organizerIds(filter.started).then((ids) => this.organizers.byIds(ids)),
    ]);
    return {
      events: events.map(toEvent),
      quantityPages: Math.ceil(total / size),
      quantityEvents: total,
      organizers: organizers.map(toOrganizer),
      routes: this.catalogue.summariesOf(events.flatMap(routeIdsOf)),
    };
  }

  /** The event with its signed riders. Throws EventNotFound. */
  async details(gameId: number): Promise<EventDetails> {
    const [record, riders] = await Promise.all([this.existing(gameId), this.signedRiders.ofEvent(gameId)]);
    const labels = new Map(record.eventSubgroups.map(({ id, label }) => [id, label]));
    return {
      event: { ...toEvent(record), signedRiders: riders.map((rider) => toSignedRider(rider, labels)) },
      routes: this.catalogue.summariesOf(routeIdsOf(record)),
    };
  }

  /** The stored event. Throws EventNotFound. */
  async existing(gameId: number, session?: ClientSession): Promise<StoredEvent> {
    const event = await this.events.byGameId(gameId, session);
    if (!event) throw new EventNotFound();
    return event;
  }

  signedRidersOf(gameId: number): Promise<SignedRiderFields[]> {
    return this.signedRiders.ofEvent(gameId);
  }

  markStarted(now: Date): Promise<number> {
    return this.events.markStarted(now);
  }

  notStarted(): Promise<number[]> {
    return this.events.notStarted();
  }
}

const mostInPreview = 100;

export function routeIdsOf({ routeId, eventSubgroups }: StoredEvent): (number | null)[] {
  return [routeId, ...eventSubgroups.map((group) => group.routeId)];
}
