import { Injectable } from '@nestjs/common';
import type { Session, SessionOrNone } from '../platform/database/session.ts';
import { Hooks } from '../platform/hooks/hooks.ts';
import { eventSeriesChanged } from './event-hooks.ts';
import { EventSeriesRepository, type SeriesNames } from './event-series.repository.ts';
import type { StoredEvent } from './events.repository.ts';

export type { SeriesNames };

const mostCandidates = 200;
const mostLike = 500;

/** Which races are stages of which series. */
@Injectable()
export class EventSeriesService {
  constructor(
    private readonly events: EventSeriesRepository,
    private readonly hooks: Hooks,
  ) {}

  /** Those of the events that are here, the earliest first. */
  byIds(gameIds: readonly number[], session: SessionOrNone): Promise<StoredEvent[]> {
    return this.events.byGameIds(gameIds, session);
  }

  /** The numbers of the latest events with this word in their names. */
  numbersLike(word: string): Promise<number[]> {
    return this.events.numbersLike(word, mostLike);
  }

  /** The events of an organizer that can become stages, the newest first. */
  candidates(organizerId: string, since: Date): Promise<StoredEvent[]> {
    return this.events.candidates(organizerId, since, mostCandidates);
  }

  /** Puts events into a series, or out of any. */
  async setSeries(gameIds: readonly number[], series: SeriesNames | null, session: Session): Promise<void> {
    await this.events.setSeries(gameIds, series, session);
    if (gameIds.length > 0) await this.hooks.run(eventSeriesChanged, { eventIds: gameIds }, session);
  }
}
