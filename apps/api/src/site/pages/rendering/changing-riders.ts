import { Injectable } from '@nestjs/common';
import { ridersJob } from '../../../community/profiles/count/profiles.jobs.ts';
import type { JobDefinition } from '../../../kernel/jobs/define-job.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { linkJob } from '../../../racing/results/import/protocol-links.ts';
import { hideJob as hideInProtocolsJob } from '../../../racing/results/publish/protocol-hiding.ts';
import { hideJob as hideInSeriesJob } from '../../../racing/series/publish/series-hiding.ts';

/** Jobs stored in the transaction that hides, erases or bans, which rewrite the riders' stored public data. */
const jobs: readonly JobDefinition<{ zwiftIds: number[] }>[] = [
  hideInProtocolsJob,
  hideInSeriesJob,
  linkJob,
  ridersJob,
];

/** Matches changes that store such a job. */
export const jobStored = {
  operationType: 'insert',
  'ns.coll': 'agendaJobs',
  'fullDocument.name': { $in: jobs.map(({ name }) => name) },
};

/**
 * Finds riders who hide figures, leave or are banned, while a job is still rewriting the stored protocols and
 * standings.
 */
@Injectable()
export class ChangingRiders {
  constructor(private readonly jobs: Jobs) {}

  /** Whether a page shows one of them. Every page that names a rider contains the rider's game id. */
  async areIn(html: string): Promise<boolean> {
    const pending = await this.jobs.listPending(jobs);
    return pending.some(({ zwiftIds }) => zwiftIds.some((zwiftId) => html.includes(String(zwiftId))));
  }
}
