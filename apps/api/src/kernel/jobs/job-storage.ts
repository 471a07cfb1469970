import { randomUUID } from 'node:crypto';
import { MongoJobRepository } from '@agendajs/mongo-backend';
import { Logger } from '@nestjs/common';
import type { AgendaBackend, JobParameters } from 'agenda';
import { mongo } from 'mongoose';

type Search = Parameters<MongoJobRepository['getNextJobToRun']>;

/**
 * Agenda's storage for a process that can stop. A stopped Agenda finishes the search it has begun, keeps what that
 * locks, and unlocks jobs without waiting for the answer or handling an error.
 */
export class JobStorage extends MongoJobRepository {
  private readonly logger = new Logger(JobStorage.name);
  private readonly owner = randomUUID();
  private readonly underWay = new Set<Promise<unknown>>();
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
    return this.track(this.lockNext(given));
  }

  /** Reports a failure and never rejects, because Agenda does not wait: the lock expires by itself. */
  override async unlockJob(job: JobParameters): Promise<void> {
    if (!this.hasEnded) await this.track(super.unlockJob(job).catch((error: unknown) => this.report(error)));
  }

  /** Leaves locked what another process has locked since. Like unlockJob, it never rejects. */
  override async unlockJobs(ids: readonly string[]): Promise<void> {
    const isOwn = { _id: { $in: ids.map((id) => new mongo.ObjectId(id)) }, lastModifiedBy: this.owner };
    await this.collection
      .updateMany(isOwn, { $unset: { lockedAt: true } })
      .catch((error: unknown) => this.report(error));
  }

  /** Locks no more jobs, and waits until the searches that have begun have unlocked what they found. */
  async end(): Promise<void> {
    this.hasEnded = true;
    await Promise.allSettled(this.underWay);
  }

  private async lockNext([name, until, lockDeadline, now]: Search): Promise<JobParameters | undefined> {
    if (this.hasEnded) return undefined;
    const job = await super.getNextJobToRun(name, until, lockDeadline, now, { lastModifiedBy: this.owner });
    if (!job?._id || !this.hasEnded) return job;
    await this.unlockJobs([String(job._id)]);
    return undefined;
  }

  private track<Result>(call: Promise<Result>): Promise<Result> {
    this.underWay.add(call);
    const forget = () => this.underWay.delete(call);
    call.then(forget, forget);
    return call;
  }

  private report(error: unknown): void {
    this.logger.warn({ err: error }, 'Jobs stay locked until their locks expire');
  }
}
