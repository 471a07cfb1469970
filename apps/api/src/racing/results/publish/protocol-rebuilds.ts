import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import * as z from 'zod/mini';
import type { Session } from '../../../kernel/database/session.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { defineJob, usualRetry } from '../../../kernel/jobs/define-job.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { sweep } from '../../../kernel/jobs/sweep.ts';
import { ProtocolsRepository } from '../records/protocols/protocols.repository.ts';
import { ProtocolPublisher } from './protocol.publisher.ts';
import { ProtocolChanges } from './protocol-changes.ts';

export const rebuildBatch = 20;
const rebuildAllJob = defineJob('results.rebuildAll', z.object({ after: z.int() }), usualRetry);

const rebuildSomeJob = defineJob('results.rebuildSome', z.object({ eventIds: z.array(z.int()) }), usualRetry);

/** Rebuilds protocols from stored rows after a change of what they show. No import, no message. */
@Injectable()
export class ProtocolRebuilds implements OnModuleInit {
  private readonly logger = new Logger(ProtocolRebuilds.name);

  constructor(
    private readonly changes: ProtocolChanges,
    private readonly publisher: ProtocolPublisher,
    private readonly protocols: ProtocolsRepository,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    sweep(this.jobs, rebuildAllJob, {
      next: ({ after }) => this.protocols.listEventsAfter(after, rebuildBatch),
      one: (eventId) => this.rebuild(eventId),
    });
    this.jobs.handle(rebuildSomeJob, ({ eventIds }) => this.rebuildSome(eventIds));
  }

  /** Writes a new version of a protocol if it differs; returns whether it did. Throws EventNotFound. */
  async rebuild(eventId: number, cause: 'rebuild' | 'rules' = 'rebuild'): Promise<boolean> {
    const { changed, isFinal } = await this.changes.run(eventId, (session) =>
      this.publisher.publish(eventId, cause, session),
    );
    if (changed && isFinal) await this.publisher.repack(eventId);
    return changed;
  }

  /** Starts rebuilding every protocol, batch by batch, in the background. */
  rebuildAll(): Promise<void> {
    return this.jobs.enqueue(rebuildAllJob, { after: 0 });
  }

  /** Rebuilds some protocols after the transaction commits. */
  async rebuildSoon(eventIds: readonly number[], session: Session): Promise<void> {
    await this.jobs.enqueueWith(session, rebuildSomeJob, { eventIds: [...eventIds] });
  }

  private async rebuildSome(eventIds: readonly number[]): Promise<void> {
    for (const eventId of eventIds.slice(0, rebuildBatch)) await this.tryRebuild(eventId);
    const rest = eventIds.slice(rebuildBatch);
    if (rest.length > 0) await this.jobs.enqueue(rebuildSomeJob, { eventIds: rest });
  }

  /** Like `rebuild`, but logs a protocol that cannot be computed. */
  async tryRebuild(eventId: number): Promise<void> {
    try {
      await this.rebuild(eventId);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn(`The protocol of ${eventId} was not rebuilt (${error.code})`);
    }
  }
}
