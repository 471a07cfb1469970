import { Injectable } from '@nestjs/common';
import type { Event, EventDetails, EventList, EventsQuery, OngoingRaces } from '@otryv/contract';
import { CatalogueService } from '../catalogue/catalogue.service.ts';
import { type FullOrganizer, OrganizersService } from '../organizers/organizers.service.ts';
import { Clock } from '../platform/clock.ts';
import { noTransaction, type Session, type SessionOrNone } from '../platform/database/session.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { Hooks } from '../platform/hooks/hooks.ts';
import { RidersService } from '../riders/riders.service.ts';
import { RiderTeams } from '../teams/rider-teams.ts';
import { type ShownOrganizers, toEvent, toOrganizer, toSignedRiders } from './event.mapper.ts';
import { EventCancellations, type EventDeletion } from './event-cancellations.ts';
import { eventDeleted } from './event-hooks.ts';
import { revisionOf } from './event-revision.ts';
import { EventRiderMessages } from './event-rider-messages.ts';
import { importWindow, ongoingSince } from './event-window.ts';
import { EventAlreadyExists, EventNotFound } from './events.errors.ts';
import { EventsRepository, mostListedRaces, type StoredEvent } from './events.repository.ts';
import { GameEventReader, type ReadEvent, type ReadOptions } from './game-event.reader.ts';
import { previewDays } from './preview-days.ts';
import { type RawEvent, RawEventsRepository } from './raw-events.repository.ts';
import { RiderPowers } from './rider-powers.ts';
import { type SignedRiderFields, SignedRidersRepository } from './signed-riders.repository.ts';

export type { StoredEvent };

export interface AddEvent {
  gameId: number;
  organizer?: string | undefined;
  finishProtocol?: string | undefined;
  secret?: string | undefined;
}

/** What the site alone keeps of an event. */
export type SiteFields = Pick<StoredEvent, 'typeRaceCustom' | 'importanceLevel' | 'registrationMode'>;
type NewSiteFields = SiteFields & Pick<StoredEvent, 'organizer' | 'eventSecret'>;

export interface EventCounts {
  pastEvents: number;
  upcomingEvents: number;
}

@Injectable()
export class EventsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: EventsRepository,
    private readonly rawEvents: RawEventsRepository,
    private readonly signedRiders: SignedRidersRepository,
    private readonly cancellations: EventCancellations,
    private readonly reader: GameEventReader,
    private readonly hooks: Hooks,
    private readonly riderMessages: EventRiderMessages,
    private readonly organizers: OrganizersService,
    private readonly catalogue: CatalogueService,
    private readonly riders: RidersService,
    private readonly powers: RiderPowers,
    private readonly teams: RiderTeams,
    private readonly clock: Clock,
  ) {}

  /** Adds an event of the game with its sign-ups. Throws EventAlreadyExists if it exists. */
  async add({ gameId, organizer: name, finishProtocol, secret }: AddEvent): Promise<void> {
    const known = name ? await this.organizers.byName(name) : null;
    const read = await this.readNew(gameId, {
      secret,
      organizerName: name ?? null,
      organizerId: known?.id ?? null,
    });
    const organizer = known ?? (name ? await this.organizers.ensure(name) : null);
    const site = { typeRaceCustom: finishProtocol ?? 'classicGroup', importanceLevel: null, registrationMode: null };
    await this.transactions.run((session) =>
      this.insert(read, { organizer, eventSecret: secret ?? null, ...site }, session),
    );
  }

  /** Reads an event that is not here. Throws EventAlreadyExists, and what the game client throws. */
  async readNew(gameId: number, options: ReadOptions): Promise<ReadEvent> {
    if (await this.events.byGameId(gameId, noTransaction)) throw new EventAlreadyExists();
    return this.reader.read(gameId, options);
  }

  /** Stores an event that was read, with what the site keeps of it. Throws EventAlreadyExists. */
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
  }

  /** The event as the game sent it at the last sync; `null` for one that was added before such were kept. */
  rawOf(gameId: number): Promise<RawEvent | null> {
    return this.rawEvents.ofEvent(gameId);
  }

  /** Whether the site has the event; `null` where not. */
  find(gameId: number): Promise<StoredEvent | null> {
    return this.events.byGameId(gameId, noTransaction);
  }

  /** Stores what the site alone keeps of an event. */
  setSiteFields(gameId: number, fields: Partial<SiteFields>, session: Session): Promise<void> {
    return this.events.update(gameId, fields, session);
  }

  /** Deletes an event and all that other domains keep of it; calendars show one that the game has no more as cancelled. */
  async delete(gameId: number, deletion: EventDeletion, session: Session): Promise<void> {
    await this.cancellations.keep(await this.existing(gameId, session), deletion, session);
    await this.hooks.run(eventDeleted, { eventId: gameId }, session);
    await this.signedRiders.delete(gameId, session);
    await this.rawEvents.delete(gameId, session);
    await this.events.delete(gameId, session);
  }

  /** The coming events that any of these riders has signed up for, the earliest first. */
  async signedUpBy(zwiftIds: readonly number[]): Promise<Event[]> {
    const ids = await this.signedRiders.eventsOf(zwiftIds);
    return (await this.events.coming(ids)).map((event) => toEvent(event));
  }

  /** Reads an event that is here from the game again. Throws EventNotFound. */
  async readAgain(gameId: number): Promise<ReadEvent> {
    const { eventSecret, organizer } = await this.existing(gameId, noTransaction);
    return this.reader.read(gameId, {
      secret: eventSecret ?? undefined,
      organizerName: organizer?.name ?? null,
      organizerId: organizer?.id ?? null,
    });
  }

  /**
   * Stores what was read again; groups and riders that stay keep their records.
   *
   * A race with finishers is over, whatever start the game returns now. Any other with a later start than before
   * has not started, and its import begins anew.
   */
  async applySync({ event, riders, raw }: ReadEvent, session: Session): Promise<void> {
    const { gameId, eventStart, eventSubgroups } = event;
    const former = await this.existing(gameId, session);
    const now = this.clock.now();
    const started = (former.totalFinishedCount ?? 0) > 0 || eventStart <= now;
    const again = { hasResults: false, nextImportAt: importWindow(eventStart, eventSubgroups).from };
    if (!started && eventStart.getTime() !== former.eventStart.getTime()) {
      await this.riderMessages.moved(former, eventStart, session);
    }
    await this.rawEvents.replace(raw, session);
    const haveRidersMoved = await this.signedRiders.replace(gameId, riders, session);
    const revision = revisionOf(former, event, { haveRidersMoved, now });
    await this.events.update(gameId, { ...event, ...(started ? {} : again), started, ...revision }, session);
  }

  async list(query: EventsQuery, now: Date = this.clock.now()): Promise<EventList> {
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
      this.events.organizerIds(filter.started).then((ids) => this.organizers.byIds(ids, noTransaction)),
    ]);
    return {
      events: events.map((event) => toEvent(event, shownById(organizers))),
      quantityPages: Math.ceil(total / size),
      quantityEvents: total,
      organizers: organizers.map((organizer) => toOrganizer(organizer, organizer)),
      routes: this.catalogue.summariesOf(events.flatMap(routeIdsOf)),
    };
  }

  /** The visible races that are on: begun, and their last import neither done nor due yet. At most `mostOngoing`. */
  async ongoing(): Promise<OngoingRaces> {
    const events = await this.ongoingRecords();
    const shown = shownById(await this.organizersOf(events));
    return {
      data: events.map((event) => ({
        event: toEvent(event, shown),
        until: event.importUntil.toISOString(),
        finishers: event.finishers,
      })),
      routes: this.catalogue.summariesOf(events.flatMap(routeIdsOf)),
    };
  }

  /** The same races as stored, the latest start first; at most `mostOngoing`. */
  ongoingRecords(): Promise<StoredEvent[]> {
    const now = this.clock.now();
    return this.events.ongoing(ongoingSince(now), now, mostOngoing);
  }

  /** The events to come as stored, the earliest first; at most `mostListedRaces`. */
  async coming(): Promise<StoredEvent[]> {
    return (await this.events.page({ started: false, search: '' }, 1, mostListedRaces)).events;
  }

  /** The events to come that begin in this time, the earliest first. */
  async comingBetween(from: Date, to: Date): Promise<Pick<EventList, 'events' | 'routes'>> {
    const filter = { started: false, search: '', organizerId: undefined, between: { from, to } };
    const { events } = await this.events.page(filter, 1, mostBetween);
    const shown = shownById(await this.organizersOf(events));
    return {
      events: events.map((event) => toEvent(event, shown)),
      routes: this.catalogue.summariesOf(events.flatMap(routeIdsOf)),
    };
  }

  private organizersOf(events: readonly StoredEvent[]): Promise<FullOrganizer[]> {
    const ids = events.flatMap(({ organizer }) => organizer?.id ?? []);
    return this.organizers.byIds(ids, noTransaction);
  }

  /** The event with its signed riders. Throws EventNotFound. */
  async details(gameId: number): Promise<EventDetails> {
    const [record, riders] = await Promise.all([
      this.existing(gameId, noTransaction),
      this.signedRiders.ofEvent(gameId, noTransaction),
    ]);
    const zwiftIds = riders.map(({ zwiftId }) => zwiftId);
    const [organizers, known, powers, teams] = await Promise.all([
      this.organizers.byIds(record.organizer ? [record.organizer.id] : [], noTransaction),
      this.riders.byIds(zwiftIds, noTransaction),
      this.powers.of(zwiftIds),
      this.teams.now(zwiftIds),
    ]);
    return {
      event: {
        ...toEvent(record, shownById(organizers)),
        signedRiders: toSignedRiders(riders, record.eventSubgroups, { known, powers, teams }),
      },
      routes: this.catalogue.summariesOf(routeIdsOf(record)),
    };
  }

  /** The stored event. Throws EventNotFound. */
  async existing(gameId: number, session: SessionOrNone): Promise<StoredEvent> {
    const event = await this.events.byGameId(gameId, session);
    if (!event) throw new EventNotFound();
    return event;
  }

  signedRidersOf(gameId: number): Promise<SignedRiderFields[]> {
    return this.signedRiders.ofEvent(gameId, noTransaction);
  }

  /** How many events organizers have, started and coming. */
  countsOfOrganizers(ids: readonly string[]): Promise<Map<string, EventCounts>> {
    return this.events.counts('organizer._id', ids);
  }

  countsOfClubs(ids: readonly string[]): Promise<Map<string, EventCounts>> {
    return this.events.counts('microserviceExternalResourceId', ids);
  }

  markStarted(now: Date): Promise<number> {
    return this.events.markStarted(now);
  }

  /** The events that may still be rescheduled: without a start in the past, or without finishers. */
  toSync(): Promise<number[]> {
    return this.events.toSync();
  }
}

const mostInPreview = 100;
const mostBetween = 50;
const mostOngoing = 20;

function shownById(organizers: readonly FullOrganizer[]): ShownOrganizers {
  return new Map(organizers.map((organizer) => [organizer.id, organizer]));
}

export function routeIdsOf({ routeId, eventSubgroups }: StoredEvent): (number | null)[] {
  return [routeId, ...eventSubgroups.map((group) => group.routeId)];
}
