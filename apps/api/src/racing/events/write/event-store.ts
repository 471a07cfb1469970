import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction, type Session } from '../../../kernel/database/session.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import { EventCatalogue, type StoredEvent } from '../read/event-catalogue.ts';
import { riddenMs } from '../records/calendar-race.ts';
import { eventDeleted, eventRevised } from '../records/event-hooks.ts';
import { hasChanged, haveRidersMoved, revisionOf } from '../records/event-revision.ts';
import { importWindow } from '../records/event-window.ts';
import { EventAlreadyExists } from '../records/events.errors.ts';
import { EventsRepository } from '../records/events.repository.ts';
import { RawEventsRepository } from '../records/raw-events.repository.ts';
import { SignedRidersRepository } from '../records/signed-riders.repository.ts';
import { EventCancellations, type EventDeletion } from './event-cancellations.ts';
import { EventRiderMessages } from './event-rider-messages.ts';
import { GameEventReader, type ReadEvent, type ReadOptions } from './game-event.reader.ts';

/** Fields of an event that only the site keeps. */
export type SiteFields = Pick<StoredEvent, 'typeRaceCustom' | 'importanceLevel' | 'registrationMode'>;
type NewSiteFields = SiteFields & Pick<StoredEvent, 'organizer' | 'eventSecret'>;

/** Reads events from the game; stores, updates and deletes them. */
@Injectable()
export class EventStore {
  constructor(
    private readonly catalogue: EventCatalogue,
    private readonly events: EventsRepository,
    private readonly rawEvents: RawEventsRepository,
    private readonly signedRiders: SignedRidersRepository,
    private readonly gameIds: GameIdsService,
    private readonly cancellations: EventCancellations,
    private readonly reader: GameEventReader,
    private readonly riderMessages: EventRiderMessages,
    private readonly hooks: Hooks,
    private readonly clock: Clock,
  ) {}

  /** Reads an event that is not stored yet. Throws EventAlreadyExists, and what the game client throws. */
  async readNew(gameId: number, options: ReadOptions): Promise<ReadEvent> {
    if (await this.catalogue.find(gameId)) throw new EventAlreadyExists();
    return this.reader.read(gameId, options);
  }

  /** Reads a stored event from the game again. Throws EventNotFound. */
  async readAgain(gameId: number): Promise<ReadEvent> {
    const { eventSecret, organizer } = await this.catalogue.requireEvent(gameId, noTransaction);
    return this.reader.read(gameId, {
      secret: eventSecret ?? undefined,
      organizerName: organizer?.name ?? null,
      organizerId: organizer?.id ?? null,
    });
  }

  /** Stores a read event with its site fields. Throws EventAlreadyExists. */
  async insert({ event, riders, raw }: ReadEvent, site: NewSiteFields, session: Session): Promise<void> {
    const { gameId, eventStart, eventSubgroups } = event;
    const nextImportAt = importWindow(eventStart, eventSubgroups).from;
    const results = {
      series: null,
      totalFinishedCount: null,
      winner: null,
      finishers: [],
      hasResults: false,
      resultsUpdatedAt: null,
      nextImportAt,
    };
    const revision = await this.cancellations.revive(gameId, session);
    await this.events.insert({ ...event, ...site, ...results, ...revision }, session);
    await this.rawEvents.replace(raw, session);
    await this.signedRiders.replace(gameId, riders, session);
    const organizerId = site.organizer?.id ?? null;
    const added = { eventId: gameId, organizerId, revision: revision.revision, isNew: true };
    await this.hooks.run(eventRevised, added, session);
  }

  /**
   * Stores a repeated read; remaining groups and riders keep their records.
   *
   * A race with finishers is over, whatever start the game returns now. Any other race whose start moved later has not
   * started, and its import restarts.
   */
  async applySync({ event, riders, raw }: ReadEvent, session: Session): Promise<void> {
    const { gameId, eventStart, eventSubgroups } = event;
    const former = await this.catalogue.requireEvent(gameId, session);
    const now = this.clock.now();
    const started = (former.totalFinishedCount ?? 0) > 0 || eventStart <= now;
    const again = { hasResults: false, nextImportAt: importWindow(eventStart, eventSubgroups).from };
    if (!started && eventStart.getTime() !== former.eventStart.getTime()) {
      await this.riderMessages.notifyMoved(former, eventStart, session);
    }
    await this.rawEvents.replace(raw, session);
    const before = await this.signedRiders.replace(gameId, riders, session);
    const mainIds = await this.gameIds.listMainIdsOf(
      [...before, ...riders].map(({ zwiftId }) => zwiftId),
      session,
    );
    const revision = revisionOf(former, event, { haveRidersMoved: haveRidersMoved(before, riders, mainIds), now });
    await this.events.update(gameId, { ...event, ...(started ? {} : again), started, ...revision }, session);
    // A rider who changes groups changes only their own calendar: sites that follow the race have nothing to read again.
    if (!hasChanged(former, event)) return;
    const organizerId = former.organizer?.id ?? null;
    const changed = { eventId: gameId, organizerId, revision: revision.revision, isNew: false };
    await this.hooks.run(eventRevised, changed, session);
  }

  /** Increments the revisions of the races in riders' calendars: an account that shows these riders has changed. */
  async reviseRacesOf(zwiftIds: readonly number[], session: Session): Promise<void> {
    const now = this.clock.now();
    const from = new Date(now.getTime() - riddenMs);
    const gameIds = await this.signedRiders.listEvents(zwiftIds, session);
    await this.events.revise(gameIds, { from, now }, session);
  }

  /** Stores the fields of an event that only the site keeps. */
  setSiteFields(gameId: number, fields: Partial<SiteFields>, session: Session): Promise<void> {
    return this.events.update(gameId, fields, session);
  }

  /** Deletes an event and its data in other domains; calendars show it as cancelled if the game no longer has it. */
  async delete(gameId: number, deletion: EventDeletion, session: Session): Promise<void> {
    const event = await this.catalogue.requireEvent(gameId, session);
    await this.cancellations.keep(event, deletion, session);
    const deleted = { eventId: gameId, organizerId: event.organizer?.id ?? null, revision: event.revision + 1 };
    await this.hooks.run(eventDeleted, deleted, session);
    await this.signedRiders.delete(gameId, session);
    await this.rawEvents.delete(gameId, session);
    await this.events.delete(gameId, session);
  }
}
