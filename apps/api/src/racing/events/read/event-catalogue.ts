import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction, type SessionOrNone } from '../../../kernel/database/session.ts';
import type { OwnedName } from '../../../kernel/names/shared-names.ts';
import { EventSeriesRepository } from '../records/event-series.repository.ts';
import { ongoingSince } from '../records/event-window.ts';
import { EventNotFound } from '../records/events.errors.ts';
import { EventsRepository, firstOf, mostListedRaces, type StoredEvent } from '../records/events.repository.ts';
import { type RawEvent, RawEventsRepository } from '../records/raw-events.repository.ts';
import { type SignedRiderFields, SignedRidersRepository } from '../records/signed-riders.repository.ts';

export type { StoredEvent };

export interface EventCounts {
  pastEvents: number;
  upcomingEvents: number;
}

const mostOngoing = 20;
const mostCandidates = 200;
const mostLike = 500;

/** Reads stored events for results, series and every dependent domain. */
@Injectable()
export class EventCatalogue {
  constructor(
    private readonly events: EventsRepository,
    private readonly series: EventSeriesRepository,
    private readonly rawEvents: RawEventsRepository,
    private readonly signedRiders: SignedRidersRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the stored event; `null` if the site does not have it. */
  find(gameId: number): Promise<StoredEvent | null> {
    return this.events.findByGameId(gameId, noTransaction);
  }

  /** Returns the stored event. Throws EventNotFound. */
  async requireEvent(gameId: number, session: SessionOrNone): Promise<StoredEvent> {
    const event = await this.events.findByGameId(gameId, session);
    if (!event) throw new EventNotFound();
    return event;
  }

  /** Lists the name of every event once. */
  listNames(): Promise<string[]> {
    return this.events.listNames();
  }

  /** Lists the events with one of these names. */
  listNamed(names: readonly string[]): Promise<OwnedName[]> {
    return this.events.listNamed(names);
  }

  /** Lists the stored ones among these events, earliest first. */
  listByIds(gameIds: readonly number[], session: SessionOrNone): Promise<StoredEvent[]> {
    return this.series.listByGameIds(gameIds, session);
  }

  /** Lists the numbers of the latest events with this word in their names. */
  listNumbersLike(word: string): Promise<number[]> {
    return this.series.listNumbersLike(word, mostLike);
  }

  /** Lists an organizer's events that can become stages, newest first. */
  listCandidates(organizerId: string, since: Date): Promise<StoredEvent[]> {
    return this.series.listCandidates(organizerId, since, mostCandidates);
  }

  /**
   * Lists visible ongoing races: started, with their last import neither done nor due yet; latest start first, at most
   * `mostOngoing`.
   */
  listOngoing(): Promise<StoredEvent[]> {
    const now = this.clock.now();
    return this.events.listOngoing(ongoingSince(now), now, mostOngoing);
  }

  /** Lists coming events, earliest first, at most `mostListedRaces`. */
  async listComing(): Promise<StoredEvent[]> {
    return (await this.events.listPage({ started: false, search: '' }, firstOf(mostListedRaces))).events;
  }

  /** Returns the event as received from the game at the last sync; `null` for one added before these were stored. */
  findRaw(gameId: number): Promise<RawEvent | null> {
    return this.rawEvents.findByEvent(gameId);
  }

  listSignedRiders(gameId: number): Promise<SignedRiderFields[]> {
    return this.signedRiders.listByEvent(gameId, noTransaction);
  }

  /** Counts the organizers' started and coming events. */
  countByOrganizers(ids: readonly string[]): Promise<Map<string, EventCounts>> {
    return this.events.countByField('organizer._id', ids);
  }

  countByClubs(ids: readonly string[]): Promise<Map<string, EventCounts>> {
    return this.events.countByField('microserviceExternalResourceId', ids);
  }
}

export function routeIdsOf({ routeId, eventSubgroups }: StoredEvent): (number | null)[] {
  return [routeId, ...eventSubgroups.map((group) => group.routeId)];
}
