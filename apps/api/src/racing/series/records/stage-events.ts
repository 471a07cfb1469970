import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { Clock } from '../../../kernel/clock.ts';
import type { Session, SessionOrNone } from '../../../kernel/database/session.ts';
import { dayMs } from '../../../kernel/time-units.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { mayEvent } from '../../events/records/event-rights.ts';
import { StageEventForeign, StageEventTaken, StageEventUnsuitable } from './series.errors.ts';
import { SeriesRepository } from './series.repository.ts';
import type { StoredSeries } from './stored-series.ts';

/** Maximum age of a race that can become a stage. */
export const oldestStageMs = 61 * dayMs;

/** Checks which races can become stages. */
@Injectable()
export class StageEvents {
  constructor(
    private readonly series: SeriesRepository,
    private readonly events: EventCatalogue,
    private readonly clock: Clock,
  ) {}

  /** Throws EventNotFound, StageEventForeign, StageEventTaken, StageEventUnsuitable. */
  async requireFree(identity: Identity, series: StoredSeries, eventId: number, session: Session): Promise<void> {
    const event = await this.events.requireEvent(eventId, session);
    const isOwn = event.organizer?.id === series.organizerId && mayEvent(identity, 'write', event);
    if (!isOwn) throw new StageEventForeign();
    await this.requireNoStage(eventId, session);
    const isOld = this.clock.now().getTime() - event.eventStart.getTime() > oldestStageMs;
    if (isOld || event.eventSubgroups.length === 0) throw new StageEventUnsuitable();
  }

  /** Throws StageEventTaken if the race is a stage. */
  async requireNoStage(eventId: number, session: SessionOrNone): Promise<void> {
    const taken = await this.series.findByEvent(eventId, session);
    if (taken) throw new StageEventTaken(taken.name);
  }
}
