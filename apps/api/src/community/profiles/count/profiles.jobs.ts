import { Injectable, type OnModuleInit } from '@nestjs/common';
import * as z from 'zod/mini';
import type { Session } from '../../../kernel/database/session.ts';
import { defineJob, usualRetry } from '../../../kernel/jobs/define-job.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { OutboxWatcher } from '../../../kernel/outbox/outbox.watcher.ts';
import { protocolPublished } from '../../../racing/results/publish/protocol-live.ts';
import { RiderFilling } from './rider-filling.ts';
import { RiderUpdates } from './rider-updates.ts';

const eventJob = defineJob('profiles.event', z.object({ eventId: z.int() }), usualRetry);
export const ridersJob = defineJob('profiles.riders', z.object({ zwiftIds: z.array(z.int()) }), usualRetry);
const ridesJob = defineJob('profiles.rides', z.object({ zwiftIds: z.array(z.int()) }), usualRetry);
const nightJob = defineJob('profiles.night', z.object({ after: z.int(), isGameUp: z.boolean() }), usualRetry);
const fillJob = defineJob('profiles.fill', z.object({ after: z.int() }), usualRetry);

// At 2:40 Moscow time, as processes run in UTC.
const nightly = '40 23 * * *';

/** Background work: riders' figures follow protocols, accounts, the clock and the game. */
@Injectable()
export class ProfilesJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly outbox: OutboxWatcher,
    private readonly updates: RiderUpdates,
    private readonly filling: RiderFilling,
  ) {}

  onModuleInit(): void {
    this.outbox.subscribe(protocolPublished, ({ eventId }) => this.jobs.enqueue(eventJob, { eventId }));
    this.jobs.handle(eventJob, ({ eventId }) => this.updates.updateByEvent(eventId));
    this.jobs.handle(ridersJob, ({ zwiftIds }) => this.updates.updateRiders(zwiftIds));
    this.jobs.handle(ridesJob, ({ zwiftIds }) => this.updates.updateRides(zwiftIds));
    this.jobs.handle(nightJob, (data) => this.night(data));
    this.jobs.handle(fillJob, ({ after }) => this.fill(after));
    this.jobs.every('1 hour', 'profiles.dropping', () => this.updates.updateDropping());
    this.jobs.every('1 hour', 'profiles.forget-rides', () => this.updates.forgetRides());
    this.jobs.every('1 hour', 'profiles.fill-empty', () => this.fillEmpty());
    this.jobs.every(nightly, 'profiles.nightly', () => this.jobs.enqueue(nightJob, { after: 0, isGameUp: true }));
  }

  /** Recomputes riders' figures after the transaction commits. */
  countSoon(zwiftIds: readonly number[], session: Session): Promise<void> {
    return this.jobs.enqueueWith(session, ridersJob, { zwiftIds: [...zwiftIds] });
  }

  /** Reads riders' latest rides from the game after the transaction commits. */
  readRidesSoon(zwiftIds: readonly number[], session: Session): Promise<void> {
    return this.jobs.enqueueWith(session, ridesJob, { zwiftIds: [...zwiftIds] });
  }

  /** Starts rereading every stored protocol, batch by batch, in the background. */
  fillAll(): Promise<void> {
    return this.jobs.enqueue(fillJob, { after: 0 });
  }

  /** Processes one batch per job: a restart continues where the last one ended. */
  private async night({ after, isGameUp }: { after: number; isGameUp: boolean }): Promise<void> {
    const next = await this.updates.updateNightly(after, isGameUp);
    if (next) await this.jobs.enqueue(nightJob, next);
  }

  private async fill(after: number): Promise<void> {
    const next = await this.filling.fillBatch(after);
    if (next !== null) await this.jobs.enqueue(fillJob, { after: next });
  }

  /** Fills rows from protocols that predate rider rows. */
  private async fillEmpty(): Promise<void> {
    if (await this.filling.isNeeded()) await this.fillAll();
  }
}
