import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { ClubsService } from '../../../clubs/clubs/clubs.service.ts';
import { noTransaction, type Session, type SessionOrNone } from '../../../kernel/database/session.ts';
import { EventSeriesUnknown } from '../../events/records/events.errors.ts';
import { SeriesRepository } from '../records/series.repository.ts';
import { mayWrite } from '../records/series-access.ts';
import { StageEvents } from '../records/stage-events.ts';
import type { StoredSeries } from '../records/stored-series.ts';
import { withEvent, withoutEvent } from './series-stages.service.ts';
import { StageWrites } from './stage-writes.ts';

/** Adds races to series from the race editor. */
@Injectable()
export class EventStages {
  constructor(
    private readonly series: SeriesRepository,
    private readonly stageEvents: StageEvents,
    private readonly writes: StageWrites,
    private readonly clubs: ClubsService,
  ) {}

  /** Throws EventSeriesUnknown if the series does not exist or the caller may not add races to it. */
  async requireKnown(identity: Identity, seriesId: string | null): Promise<void> {
    if (seriesId !== null) await this.known(identity, seriesId, noTransaction);
  }

  /** Throws StageEventTaken if the race is a stage. */
  requireNoStage(gameId: number): Promise<void> {
    return this.stageEvents.requireNoStage(gameId, noTransaction);
  }

  /** Returns the series that a race is a stage of. */
  async findSeriesId(gameId: number): Promise<string | null> {
    return (await this.series.findByEvent(gameId, noTransaction))?.id ?? null;
  }

  /**
   * Makes a race the next stage of a series, or of none. Throws EventSeriesUnknown, StageLocked, and what StageEvents throws.
   */
  async put(identity: Identity, gameId: number, seriesId: string | null, session: Session): Promise<void> {
    const former = await this.series.findByEvent(gameId, session);
    if (seriesId === (former?.id ?? null)) return;
    if (former) await this.takeOut(identity, former, gameId, session);
    if (seriesId === null) return;
    const series = await this.known(identity, seriesId, session);
    await this.stageEvents.requireFree(identity, series, gameId, session);
    await this.writes.store(series, withEvent(series.stages, { eventId: gameId }, identity), session);
  }

  private async takeOut(identity: Identity, series: StoredSeries, gameId: number, session: Session): Promise<void> {
    if (!(await this.mayUse(identity, series, session))) throw new EventSeriesUnknown();
    await this.writes.store(series, withoutEvent(series.stages, { eventId: gameId }, identity), session);
  }

  private async known(identity: Identity, seriesId: string, session: SessionOrNone): Promise<StoredSeries> {
    const series = await this.series.findById(seriesId, session);
    if (!(series && (await this.mayUse(identity, series, session)))) throw new EventSeriesUnknown();
    return series;
  }

  /**
   * Whether the caller may add races to a series: moderators of the organizer's clubs to published ones, the organizer
   * to all.
   */
  private async mayUse(identity: Identity, series: StoredSeries, session: SessionOrNone): Promise<boolean> {
    if (mayWrite(identity, series)) return true;
    if (!series.isPublished || identity.clubs.length === 0) return false;
    const clubs = await this.clubs.listByOrganizers([series.organizerId], session);
    return clubs.some(({ clubId }) => identity.clubs.includes(clubId));
  }
}
