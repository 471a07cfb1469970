import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import * as z from 'zod/mini';
import { CatalogueService } from '../../game/catalogue/catalogue.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction, type Session } from '../../kernel/database/session.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { defineJob, usualRetry } from '../../kernel/jobs/define-job.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { Locks, LockTaken } from '../../kernel/locks/locks.ts';
import { OutboxWatcher } from '../../kernel/outbox/outbox.watcher.ts';
import { EventCatalogue } from '../events/read/event-catalogue.ts';
import { protocolPublished } from '../results/publish/protocol-live.ts';
import { lengthOf } from './build/route-length.ts';
import { SeriesRepository } from './records/series.repository.ts';
import { eventIdsOf, type StoredSeries } from './records/stored-series.ts';
import { refreshWindow } from './series-windows.ts';
import { StageRefresh } from './stages/stage-refresh.ts';

const buildJob = defineJob('series.fold', z.object({ seriesId: z.string() }), usualRetry);

/** Background work: stages follow the protocols of their races, and finishing races are checked often. */
@Injectable()
export class SeriesJobs implements OnModuleInit {
  private readonly logger = new Logger(SeriesJobs.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly locks: Locks,
    private readonly series: SeriesRepository,
    private readonly events: EventCatalogue,
    private readonly refresh: StageRefresh,
    private readonly catalogue: CatalogueService,
    private readonly outbox: OutboxWatcher,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.subscribe(protocolPublished, ({ eventId }) => this.rebuildSoon(eventId));
    this.jobs.handle(buildJob, ({ seriesId }) => this.rebuild(seriesId));
    this.jobs.every('1 minute', 'series.fold-stale', () => this.rebuildStale());
    this.jobs.every('5 minutes', 'series.refresh', () => this.refreshRidden(this.clock.now()));
  }

  /** Marks a series stale after its race changed; it is recomputed soon. */
  markStale(eventId: number, session: Session): Promise<void> {
    return this.series.markStale(eventId, this.clock.now(), session);
  }

  /** Recomputes every series that is stale after a change of its races. */
  async rebuildStale(): Promise<void> {
    for (const seriesId of await this.series.listStale()) await this.rebuild(seriesId);
  }

  /** Imports races finishing now in the ongoing tours and endurance series. */
  async refreshRidden(now: Date): Promise<void> {
    for (const series of await this.series.listRidden(['tour', 'endurance'], now)) {
      await this.alone(`series-refresh:${series.id}`, () => this.refreshOne(series, now));
    }
  }

  private async rebuildSoon(eventId: number): Promise<void> {
    const series = await this.series.findByEvent(eventId, noTransaction);
    if (series) await this.jobs.enqueue(buildJob, { seriesId: series.id });
  }

  private rebuild(seriesId: string): Promise<void> {
    return this.alone(`series-fold:${seriesId}`, () => this.refresh.count(seriesId));
  }

  private async refreshOne(series: StoredSeries, now: Date): Promise<void> {
    for (const event of await this.events.listByIds(eventIdsOf(series), noTransaction)) {
      const window = refreshWindow(event, (routeId) => lengthOf(this.catalogue.findRoute(routeId)));
      if (!window || now < window.from || now > window.until || event.hasResults) continue;
      try {
        await this.refresh.load(event.gameId, 'fast');
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        this.logger.warn(`The stage of ${event.gameId} was not refreshed (${error.code})`);
      }
    }
  }

  private async alone(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await this.locks.run(name, work);
    } catch (error) {
      // The holder of the lock does the same; later changes stay stale until the next run.
      if (!(error instanceof LockTaken)) throw error;
    }
  }
}
