import { Injectable, type OnModuleInit } from '@nestjs/common';
import * as z from 'zod/mini';
import { noTransaction, type Session } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { pack, quickQuality, unpack } from '../../../kernel/http/bytes/pack.ts';
import { defineJob, usualRetry } from '../../../kernel/jobs/define-job.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { RidersService } from '../../../people/riders/riders.service.ts';
import { StoredRaces } from '../../results/build/stored-races.ts';
import { hideInDocument, ridersOf } from '../build/hide-in-standings.ts';
import { SeriesRepository } from '../records/series.repository.ts';
import { SeriesDocumentsRepository } from '../records/series-documents.repository.ts';
import { StageDecisionsRepository } from '../records/stage-decisions.repository.ts';
import { SeriesPublisher } from './series.publisher.ts';

const racesBatch = 100;
export const hideJob = defineJob('series.hide', z.object({ zwiftIds: z.array(z.int()), after: z.int() }), usualRetry);

interface StoredText {
  data: { results?: object[] };
}

/** Removes hidden figures from every version of riders' stages and standings. */
@Injectable()
export class SeriesHiding implements OnModuleInit {
  constructor(
    private readonly races: StoredRaces,
    private readonly riders: RidersService,
    private readonly series: SeriesRepository,
    private readonly documents: SeriesDocumentsRepository,
    private readonly decisions: StageDecisionsRepository,
    private readonly publisher: SeriesPublisher,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(hideJob, ({ zwiftIds, after }) => this.batch(zwiftIds, after));
  }

  /** Applies riders' hiding changes after the transaction commits. */
  hideSoon(zwiftIds: readonly number[], session: Session): Promise<void> {
    return this.jobs.enqueueWith(session, hideJob, { zwiftIds: [...zwiftIds], after: 0 });
  }

  private async batch(zwiftIds: readonly number[], after: number): Promise<void> {
    const eventIds = await this.races.listRaces(zwiftIds, after, racesBatch);
    const ridden = await this.series.listIdsByEvents(eventIds);
    const added = after === 0 ? await this.decisions.listSeries(zwiftIds) : [];
    for (const seriesId of new Set([...ridden, ...added])) {
      await this.transactions.run((session) => this.publisher.publish(seriesId, 'rebuild', session));
      await this.hideInFormer(seriesId);
    }
    const last = eventIds.at(-1);
    if (last !== undefined) await this.jobs.enqueue(hideJob, { zwiftIds: [...zwiftIds], after: last });
  }

  private async hideInFormer(seriesId: string): Promise<void> {
    for (const { part, version } of await this.documents.listFormerVersions(seriesId)) {
      const bytes = await this.documents.findBytes(seriesId, part, version);
      if (!bytes) continue;
      const text = (await unpack(bytes)).toString();
      const stored: StoredText = JSON.parse(text);
      const { results } = stored.data;
      if (!results) continue;
      const hidden = await this.riders.listHiddenOf(ridersOf(results), noTransaction);
      const rest = JSON.stringify({ ...stored, data: { ...stored.data, results: hideInDocument(results, hidden) } });
      if (rest !== text) await this.documents.replaceBytes(seriesId, part, version, await pack(rest, quickQuality));
    }
  }
}
