import { Injectable } from '@nestjs/common';
import type { Session } from '../../../kernel/database/session.ts';
import { EventSeriesService } from '../../events/write/event-series.service.ts';
import { SeriesPublisher } from '../publish/series.publisher.ts';
import { SeriesRepository } from '../records/series.repository.ts';
import type { StoredStage } from '../records/stage.ts';
import { StageDecisionsRepository } from '../records/stage-decisions.repository.ts';
import { namesOf, type StoredSeries } from '../records/stored-series.ts';

/** New stages of a series. */
export interface ChangedStages {
  stages: StoredStage[];
  /** Previous orders of stages whose order changed. */
  orders?: ReadonlyMap<number, number>;
  added?: readonly number[];
  removed?: readonly number[];
}

/** Stores the stages of a series with everything that follows them. */
@Injectable()
export class StageWrites {
  constructor(
    private readonly series: SeriesRepository,
    private readonly decisions: StageDecisionsRepository,
    private readonly events: EventSeriesService,
    private readonly publisher: SeriesPublisher,
  ) {}

  /** Updates the stages, their decisions and races, and computes the series again. */
  async store(
    series: StoredSeries,
    { stages, orders, added = [], removed = [] }: ChangedStages,
    session: Session,
  ): Promise<void> {
    await this.series.update(series.id, { stages }, session);
    await this.decisions.followStages(series.id, { before: series.stages, after: stages, orders }, session);
    await this.events.setSeries(added, namesOf(series), session);
    await this.events.setSeries(removed, null, session);
    await this.publisher.publish(series.id, 'series', session);
  }
}
