import { Injectable } from '@nestjs/common';
import type { Event, EventList, EventsQuery, OngoingRaces } from '@otryv/contract';
import { type FullOrganizer, OrganizersService } from '../../../clubs/organizers/organizers.service.ts';
import { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Cursors } from '../../../kernel/paging/cursors.ts';
import { type EventKey, EventsRepository, eventKey, firstOf } from '../records/events.repository.ts';
import { SignedRidersRepository } from '../records/signed-riders.repository.ts';
import { shownById, toEvent, toOrganizer } from './event.mapper.ts';
import { EventCatalogue, routeIdsOf, type StoredEvent } from './event-catalogue.ts';
import { previewDays } from './preview-days.ts';

const mostInPreview = 100;
const mostBetween = 50;

/** Event lists in their public form. */
@Injectable()
export class EventLists {
  constructor(
    private readonly stored: EventCatalogue,
    private readonly events: EventsRepository,
    private readonly signedRiders: SignedRidersRepository,
    private readonly organizers: OrganizersService,
    private readonly catalogue: CatalogueService,
    private readonly clock: Clock,
    private readonly cursors: Cursors,
  ) {}

  async list(query: EventsQuery, now: Date = this.clock.now()): Promise<EventList> {
    const { docsOnPage, search, organizerId, target, started = false } = query;
    const isPreview = target === 'preview';
    const filter = {
      started: !isPreview && started,
      search,
      organizerId,
      between: isPreview ? previewDays(now) : undefined,
    };
    const size = isPreview ? mostInPreview : docsOnPage;
    const list = this.cursors.list<EventKey>('events', filter);
    const slice = list.slice(isPreview ? { page: 1, docsOnPage: size } : query);
    const [{ events: read, total }, organizers] = await Promise.all([
      this.events.listPage(filter, slice),
      this.events.listOrganizerIds(filter.started).then((ids) => this.organizers.listByIds(ids, noTransaction)),
    ]);
    const { rows: events, nextCursor } = list.cut(read, size, eventKey);
    return {
      events: events.map((event) => toEvent(event, shownById(organizers))),
      quantityPages: Math.ceil(total / size),
      quantityEvents: total,
      nextCursor: isPreview ? null : nextCursor,
      organizers: organizers.map((organizer) => toOrganizer(organizer, organizer)),
      routes: this.catalogue.listSummariesOf(events.flatMap(routeIdsOf)),
    };
  }

  /** Lists visible ongoing races. */
  async listOngoing(): Promise<OngoingRaces> {
    const events = await this.stored.listOngoing();
    const shown = shownById(await this.organizersOf(events));
    return {
      data: events.map((event) => ({
        event: toEvent(event, shown),
        until: event.importUntil.toISOString(),
        finishers: event.finishers,
      })),
      routes: this.catalogue.listSummariesOf(events.flatMap(routeIdsOf)),
    };
  }

  /** Lists coming events that start in this period, earliest first. */
  async listBetween(from: Date, to: Date): Promise<Pick<EventList, 'events' | 'routes'>> {
    const filter = { started: false, search: '', organizerId: undefined, between: { from, to } };
    const { events } = await this.events.listPage(filter, firstOf(mostBetween));
    const shown = shownById(await this.organizersOf(events));
    return {
      events: events.map((event) => toEvent(event, shown)),
      routes: this.catalogue.listSummariesOf(events.flatMap(routeIdsOf)),
    };
  }

  /** Lists coming events that any of these riders has signed up for, earliest first. */
  async listSignedUp(zwiftIds: readonly number[]): Promise<Event[]> {
    const ids = await this.signedRiders.listEvents(zwiftIds, noTransaction);
    return (await this.events.listComing(ids)).map((event) => toEvent(event));
  }

  private organizersOf(events: readonly StoredEvent[]): Promise<FullOrganizer[]> {
    const ids = events.flatMap(({ organizer }) => organizer?.id ?? []);
    return this.organizers.listByIds(ids, noTransaction);
  }
}
