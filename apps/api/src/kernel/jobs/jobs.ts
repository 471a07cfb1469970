import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Agenda, backoffStrategies, type Job } from 'agenda';
import type { Connection } from 'mongoose';
import { CONFIG, type Config } from '../../config.ts';
import { machineTime } from '../clock.ts';
import { isDatabaseDown } from '../database/database-down.ts';
import type { SessionOrNone } from '../database/session.ts';
import { measureWork } from '../metrics/metrics.ts';
import { readStoredData } from '../stored-data.ts';
import { minuteMs } from '../time-units.ts';
import { inSpan } from '../tracing/spans.ts';
import type { JobDefinition, Retry } from './define-job.ts';
import { JobInserts } from './job-inserts.ts';
import { JobStorage } from './job-storage.ts';

interface Recurring {
  interval: string;
  name: string;
}

interface Handler {
  work: (data: unknown, jobId: string) => Promise<void>;
  retry: Retry | undefined;
}

const isPending = { $or: [{ nextRunAt: { $ne: null } }, { lockedAt: { $ne: null } }] };
const logOutageEveryMs = minuteMs;
const drainMs = 5_000;
const concurrency = 2;
const lagPatienceMs = 2_000;
// Jobs waiting in a process do not renew their locks: the rest of a long queue stays in the database, for any process
// to take.
const lockLimit = 20;

/** Durable jobs on MongoDB: one process runs each, under a lock, and another reruns it if that process dies. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Jobs.name);
  private readonly recurring: Recurring[] = [];
  private readonly handlers = new Map<string, Handler>();
  private agenda: Agenda | null = null;
  private storage: JobStorage | null = null;
  private loggedOutageAt = Number.NEGATIVE_INFINITY;
  private hasEnded = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Handles every job of the definition; a rerun job has the same id. A job stored in another shape fails. */
  handle<Data extends object>(
    definition: JobDefinition<Data>,
    work: (data: Data, jobId: string) => Promise<void>,
  ): void {
    const read = async (data: unknown, jobId: string) => work(readStoredData(definition, data), jobId);
    this.register(definition.name, read, definition.retry);
  }

  every(interval: string, name: string, work: () => Promise<void>): void {
    this.register(name, work);
    this.recurring.push({ interval, name });
  }

  /**
   * Stores a job for any process to run, unless one with the same data waits or runs. Two that are enqueued
   * concurrently may both be stored.
   */
  async enqueue<Data extends object>(definition: JobDefinition<Data>, given: NoInfer<Data>): Promise<void> {
    const job = this.create(definition, given);
    const { name, data } = job.attrs;
    await job.unique({ name, data, ...isPending }, { insertOnly: true }).save();
  }

  /**
   * Stores a job that runs once the transaction, if there is one, commits; also while one with the same data waits or
   * runs.
   */
  async enqueueWith<Data extends object>(
    session: SessionOrNone,
    definition: JobDefinition<Data>,
    given: NoInfer<Data>,
  ): Promise<void> {
    const { _id, ...job } = this.create(definition, given).attrs;
    // A currently running job may have read the state before the commit: so this one is enqueued in addition.
    await this.connection
      .collection('agendaJobs')
      .insertOne({ ...job, lockedAt: null }, { ...(session && { session }) });
  }

  /**
   * Runs the waiting jobs of these names, and those they enqueue, until none are left; for use where no other process
   * runs jobs.
   */
  async runWaiting(names: readonly string[]): Promise<void> {
    const stored = this.connection.collection('agendaJobs');
    for (;;) {
      const job = await stored.findOneAndDelete({ name: { $in: [...names] }, nextRunAt: { $ne: null } });
      if (!job) return;
      await this.handlers.get(job.name)?.work(job.data, String(job._id));
    }
  }

  /** Returns the data of waiting and running jobs of these definitions. */
  async listPending<Data extends object>(definitions: readonly JobDefinition<Data>[]): Promise<Data[]> {
    const byName = new Map(definitions.map((definition) => [definition.name, definition]));
    const found = await this.connection
      .collection('agendaJobs')
      .find({ name: { $in: [...byName.keys()] }, ...isPending }, { projection: { _id: 0, name: 1, data: 1 } })
      .toArray();
    return found.flatMap(({ name, data }) => {
      const definition = byName.get(name);
      return definition ? [readStoredData(definition, data)] : [];
    });
  }

  /** Returns for each kind of job how long the oldest due one has waited; running jobs are not waiting. */
  async listLags(): Promise<{ name: string; ms: number }[]> {
    const now = machineTime();
    const due = await this.connection
      .collection('agendaJobs')
      .aggregate<{ _id: string; since: Date }>(
        [
          { $match: { nextRunAt: { $lte: now }, lockedAt: null, disabled: { $ne: true } } },
          { $group: { _id: '$name', since: { $min: '$nextRunAt' } } },
        ],
        { maxTimeMS: lagPatienceMs },
      )
      .toArray();
    const since = new Map(due.map((job) => [job._id, job.since]));
    return [...this.handlers.keys()].map((name) => {
      const from = since.get(name) ?? now;
      return { name, ms: now.getTime() - from.getTime() };
    });
  }

  /** Whether the process is stopping: long work stops at a resumable point. */
  get isEnding(): boolean {
    return this.hasEnded;
  }

  private create<Data extends object>(definition: JobDefinition<Data>, given: NoInfer<Data>): Job<Data> {
    if (!this.agenda) throw new Error('Jobs are enqueued after the start.');
    // In schema order: stored objects are equal only when their keys are in the same order.
    return this.agenda.create(definition.name, readStoredData(definition, given)).schedule(machineTime());
  }

  /** Schedules recurring jobs. Only a process with JOBS runs any. */
  async onApplicationBootstrap(): Promise<void> {
    const agenda = this.createAgenda();
    this.agenda = agenda;
    for (const [name, { work, retry }] of this.handlers) this.register(name, work, retry);
    await agenda.ready;
    for (const { interval, name } of this.recurring) {
      // Storing it again would unlock it while another process runs it.
      const planned = { name, type: 'single', repeatInterval: interval };
      if (!(await this.connection.collection('agendaJobs').findOne(planned))) await agenda.every(interval, name);
    }
    if (this.config.JOBS) await agenda.start();
  }

  private createAgenda(): Agenda {
    const { db } = this.connection;
    if (!db) throw new Error('The jobs need a database.');
    this.storage = new JobStorage(db);
    const agenda = new Agenda({
      backend: this.storage.backend,
      notificationChannel: new JobInserts(this.connection),
      processEvery: 2_000,
      defaultLockLifetime: this.config.LOCK_MS,
      removeOnComplete: true,
    });
    agenda.on('error', (error) => this.log(error));
    agenda.on('fail', (error, job) => this.logger.error({ err: error, job: job.attrs?.name }, 'A job failed'));
    return agenda;
  }

  private register(name: string, work: Handler['work'], retry?: Retry): void {
    this.handlers.set(name, { work, retry });
    const limits = { concurrency, lockLimit };
    this.agenda?.define(name, this.runner(name, work), { ...limits, ...(retry && { backoff: backoffOf(retry) }) });
  }

  private runner(name: string, work: Handler['work']) {
    return (job: Job, done: (error?: Error) => void) => {
      const touch = () => void job.touch().catch((error: Error) => this.log(error));
      const renewal = setInterval(touch, this.config.LOCK_MS / 3);
      const run = () => inSpan(`job ${name}`, { 'otryv.job': name }, () => work(job.attrs.data, String(job.attrs._id)));
      void measureWork('otryv_job_duration_seconds', { job_name: name }, run)
        .finally(() => clearInterval(renewal))
        .then(() => done(), done);
    };
  }

  // The queue polls every two seconds: an outage is logged once a minute, without stacks.
  private log(error: Error): void {
    if (isTakenOver(error)) {
      this.logger.debug(error.message);
      return;
    }
    if (!isDatabaseDown(error)) {
      this.logger.error(error);
      return;
    }
    if (performance.now() - this.loggedOutageAt < logOutageEveryMs) return;
    this.loggedOutageAt = performance.now();
    this.logger.warn('The jobs wait: the database does not answer.');
  }

  onModuleDestroy(): Promise<void> {
    return this.stop();
  }

  /**
   * Starts no more jobs, and unlocks the waiting ones for other processes. Running jobs may finish; a job that exceeds
   * the limit runs again when its lock expires.
   */
  async stop(): Promise<void> {
    this.hasEnded = true;
    // `drain` waits for the running jobs, but would start waiting ones and leave them locked: `stop` unlocks these.
    await Promise.all([this.storage?.end(), this.agenda?.drain(drainMs), this.agenda?.stop()]);
  }
}

/** Whether a job is gone from the queue: its lock expired, and another process has ended it. */
function isTakenOver({ message }: Error): boolean {
  return message.includes('cannot be updated in the database');
}

function backoffOf({ waitMs, factor, most }: Retry) {
  return backoffStrategies.exponential({ delay: waitMs, factor, maxRetries: most });
}
