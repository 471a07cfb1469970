import { MongoBackend } from '@agendajs/mongo-backend';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Agenda, type Job } from 'agenda';
import type { Connection } from 'mongoose';
import { CONFIG, type Config } from '../../config.ts';
import { isDatabaseDown } from '../database/database-down.ts';

/** What a job is told; small and plain, it is stored. */
export interface JobData {
  eventId: number;
}

interface Recurring {
  interval: string;
  name: string;
}

const tellEveryMs = 60_000;
const drainMs = 5_000;

/** Durable jobs on MongoDB: of all processes one runs each, with a lock, and again when that process died. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Jobs.name);
  private readonly recurring: Recurring[] = [];
  private readonly handlers = new Map<string, (data: JobData) => Promise<void>>();
  private agenda: Agenda | null = null;
  private toldOutageAt = 0;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  define(name: string, work: (data: JobData) => Promise<void>): void {
    this.handlers.set(name, work);
  }

  every(interval: string, name: string, work: () => Promise<void>): void {
    this.handlers.set(name, work);
    this.recurring.push({ interval, name });
  }

  /** Enqueues a job unless the same one is waiting or running. */
  async once(name: string, data: JobData): Promise<void> {
    if (!this.agenda) return;
    await this.agenda.create(name, data).unique({ name, 'data.eventId': data.eventId }).schedule(new Date()).save();
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.JOBS) return;
    const { db } = this.connection;
    if (!db) throw new Error('The jobs need a database.');
    const backend = new MongoBackend({ mongo: db });
    const lockMs = this.config.LOCK_MS;
    this.agenda = new Agenda({ backend, processEvery: 2_000, defaultLockLifetime: lockMs, removeOnComplete: true });
    this.agenda.on('error', (error) => this.tell(error));
    this.agenda.on('fail', (error, job) => this.logger.error({ err: error, job: job.attrs?.name }, 'A job failed'));
    for (const [name, work] of this.handlers) {
      const run = (job: Job<JobData>, done: (error?: Error) => void) => {
        const renewal = setInterval(() => void job.touch().catch((error: Error) => this.tell(error)), lockMs / 3);
        void work(job.attrs.data)
          .finally(() => clearInterval(renewal))
          .then(() => done(), done);
      };
      this.agenda.define(name, run, { concurrency: 2 });
    }
    await this.agenda.start();
    for (const { interval, name } of this.recurring) await this.agenda.every(interval, name);
  }

  // The queue asks every two seconds: an outage is told once a minute, not with a stack each time.
  private tell(error: Error): void {
    if (!isDatabaseDown(error)) {
      this.logger.error(error);
      return;
    }
    if (Date.now() - this.toldOutageAt < tellEveryMs) return;
    this.toldOutageAt = Date.now();
    this.logger.warn('The jobs wait: the database does not answer.');
  }

  async onModuleDestroy(): Promise<void> {
    // What runs may end; what does not within the limit runs again elsewhere when its lock lapses.
    await this.agenda?.drain(drainMs);
    await this.agenda?.stop();
  }
}
