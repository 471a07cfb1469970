import { randomUUID } from 'node:crypto';
import { MongoJobRepository } from '@agendajs/mongo-backend';
import { Logger } from '@nestjs/common';
import type { AgendaBackend, JobParameters } from 'agenda';
import { mongo } from 'mongoose';

type Search = Parameters<MongoJobRepository['getNextJobToRun']>;

/**
 * Stores the jobs of Agenda, and locks none after the process has begun to stop. The base class would still lock the job
 * that a search finds then. Agenda neither awaits a call of `unlockJob` nor handles its error.
 */
export class JobStorage extends MongoJobRepository {
  private readonly logger = new Logger(JobStorage.name);
  private readonly owner = randomUUID();
  private readonly searches = new Set<Promise<unknown>>();
  private hasEnded = false;

  constructor(db: mongo.Db) {
    super({ mongo: db });
  }

  get backend(): AgendaBackend {
    return {
      name: 'MongoDB',
      repository: this,
      ownsConnection: false,
      connect: () => this.connect(),
      disconnect: () => this.disconnect(),
    };
  }

  /** Marks the job with its owner until it runs. */
  override getNextJobToRun(...given: Search): Promise<JobParameters | undefined> {
    const search = this.lockNext(given);
    const forget = () => this.searches.delete(search);
    this.searches.add(search);
    search.then(forget, forget);
    return search;
  }

  /** Reports a failure and never rejects, because Agenda does not wait: the lock expires by itself. */
  override async unlockJob(job: JobParameters): Promise<void> {
    if (!this.hasEnded) await super.unlockJob(job).catch(this.report);
  }

  /** Leaves locked what another process has locked since. Like unlockJob, it never rejects. */
  override async unlockJobs(ids: readonly string[]): Promise<void> {
    const isOwn = { _id: { $in: ids.map((id) => new mongo.ObjectId(id)) }, lastModifiedBy: this.owner };
    await this.collection.updateMany(isOwn, { $unset: { lockedAt: true } }).catch(this.report);
  }

  /** Locks no more jobs, and waits until each search in progress has unlocked the job it found. */
  async end(): Promise<void> {
    this.hasEnded = true;
    await Promise.allSettled(this.searches);
  }

  private async lockNext([name, until, lockDeadline, now]: Search): Promise<JobParameters | undefined> {
    if (this.hasEnded) return undefined;
    const job = await super.getNextJobToRun(name, until, lockDeadline, now, { lastModifiedBy: this.owner });
    if (!job?._id || !this.hasEnded) return job;
    await this.unlockJobs([String(job._id)]);
    return undefined;
  }

  private readonly report = (error: unknown): void => {
    this.logger.warn({ err: error }, 'Jobs stay locked until their locks expire');
  };
}
