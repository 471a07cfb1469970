import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { dayMs } from '../../../kernel/time-units.ts';
import { EventCatalogue } from '../../events/read/event-catalogue.ts';
import { ResultsImporter } from '../../results/import/results.importer.ts';
import type { ImportMode } from '../../results/records/imports/import-mode.ts';
import { ProtocolOfficial } from '../../results/records/results.errors.ts';
import { SeriesPublisher } from '../publish/series.publisher.ts';
import { StageNotFound, StageNotStarted, StageResultsUnavailable } from '../records/series.errors.ts';
import { SeriesAccess } from '../records/series-access.ts';
import { hasStageResults, type StoredSeries } from '../records/stored-series.ts';

/** Maximum age in days: the game returns no results of older races. */
const oldestDays = 14;

/** Loads the races of stages and recomputes the dependent results. */
@Injectable()
export class StageRefresh {
  constructor(
    private readonly access: SeriesAccess,
    private readonly events: EventCatalogue,
    private readonly importer: ResultsImporter,
    private readonly publisher: SeriesPublisher,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws SeriesNotFound, Forbidden, StageNotFound, StageResultsUnavailable, StageNotStarted, and what the importer throws.
   */
  async refreshStage(identity: Identity, seriesId: string, stageOrder: number): Promise<StoredSeries> {
    const series = await this.access.requireOwn(identity, seriesId, noTransaction);
    if (!hasStageResults(series)) throw new StageResultsUnavailable();
    const stage = series.stages.find(({ order }) => order === stageOrder);
    if (!stage) throw new StageNotFound();
    const events = await this.events.listByIds(stage.eventIds, noTransaction);
    const now = this.clock.now().getTime();
    const started = events.filter(({ eventStart }) => eventStart.getTime() <= now);
    if (started.length === 0) throw new StageNotStarted();
    const fresh = started.filter(({ eventStart }) => now - eventStart.getTime() <= oldestDays * dayMs);
    for (const { gameId } of fresh) await this.load(gameId, 'full');
    await this.count(seriesId);
    return this.access.requireOwn(identity, seriesId, noTransaction);
  }

  /** Recomputes a series from the stored rides. Throws SeriesNotFound, Forbidden, StageResultsUnavailable. */
  async recalculate(identity: Identity, seriesId: string): Promise<void> {
    const series = await this.access.requireOwn(identity, seriesId, noTransaction);
    if (!hasStageResults(series)) throw new StageResultsUnavailable();
    await this.transactions.run((session) => this.publisher.publish(seriesId, 'rebuild', session));
  }

  async count(seriesId: string): Promise<void> {
    await this.transactions.run((session) => this.publisher.publish(seriesId, 'import', session));
  }

  /** Imports a race; an official protocol stays unchanged. Throws what the importer throws. */
  async load(gameId: number, mode: ImportMode): Promise<void> {
    try {
      await this.importer.importEvent(gameId, mode);
    } catch (error) {
      if (!(error instanceof ProtocolOfficial)) throw error;
    }
  }
}
