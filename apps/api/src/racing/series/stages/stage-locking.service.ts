import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { AuditService } from '../../../kernel/audit/audit.service.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { Authors } from '../../results/records/authors.ts';
import { SeriesInputs } from '../build/series-inputs.ts';
import { SeriesPublisher } from '../publish/series.publisher.ts';
import { StageNotFound } from '../records/series.errors.ts';
import { SeriesRepository } from '../records/series.repository.ts';
import { SeriesAccess } from '../records/series-access.ts';
import { hasStageResults, type StoredSeries } from '../records/stored-series.ts';
import { requireUnlocked } from './stage-locks.ts';

interface Locking {
  seriesId: string;
  stageOrder: number;
  isLocked: boolean;
  reason: string;
}

/** Locks stages against changes. */
@Injectable()
export class StageLocking {
  constructor(
    private readonly series: SeriesRepository,
    private readonly access: SeriesAccess,
    private readonly authors: Authors,
    private readonly inputs: SeriesInputs,
    private readonly publisher: SeriesPublisher,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Throws SeriesNotFound, Forbidden, StageNotFound, StageLocked. */
  async set(identity: Identity, { seriesId, stageOrder, isLocked, reason }: Locking): Promise<StoredSeries> {
    const { name: author } = await this.authors.getActor(identity);
    await this.transactions.run(async (session) => {
      const series = await this.access.requireOwn(identity, seriesId, session);
      const stage = series.stages.find(({ order }) => order === stageOrder);
      if (!stage) throw new StageNotFound();
      requireUnlocked(stage, identity);
      if ((stage.lock !== null) === isLocked) return;
      const imports = hasStageResults(series) ? (await this.inputs.read(series, session)).imports : new Map();
      const ofStage = stage.eventIds.flatMap((eventId) => {
        const importId = imports.get(eventId);
        return importId === undefined ? [] : [{ eventId, importId }];
      });
      const facts = { userId: identity.userId, author, reason: reason || null, at: this.clock.now() };
      stage.lock = isLocked ? { ...facts, imports: ofStage } : null;
      await this.series.update(seriesId, { stages: series.stages }, session);
      const object = { kind: 'series', id: seriesId };
      const action = isLocked ? 'stage.lock' : 'stage.unlock';
      const [before, after] = [{ isLocked: !isLocked }, { stageOrder, isLocked, reason: reason || null }];
      await this.audit.write({ actorId: identity.userId, action, object, before, after }, session);
      await this.publisher.publish(seriesId, 'series', session);
    });
    return this.access.requireOwn(identity, seriesId, noTransaction);
  }
}
