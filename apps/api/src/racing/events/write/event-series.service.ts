import { Injectable } from '@nestjs/common';
import type { Session } from '../../../kernel/database/session.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { eventSeriesChanged } from '../records/event-hooks.ts';
import { EventSeriesRepository, type SeriesNames } from '../records/event-series.repository.ts';

export type { SeriesNames };

/** Assigns races to series as stages. */
@Injectable()
export class EventSeriesService {
  constructor(
    private readonly events: EventSeriesRepository,
    private readonly hooks: Hooks,
  ) {}

  /** Adds events to a series, or removes them from any. */
  async setSeries(gameIds: readonly number[], series: SeriesNames | null, session: Session): Promise<void> {
    await this.events.setSeries(gameIds, series, session);
    if (gameIds.length > 0) await this.hooks.run(eventSeriesChanged, { eventIds: gameIds }, session);
  }
}
