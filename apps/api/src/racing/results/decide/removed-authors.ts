import { Injectable, type OnModuleInit } from '@nestjs/common';
import * as z from 'zod/mini';
import type { Session } from '../../../kernel/database/session.ts';
import { defineJob, usualRetry } from '../../../kernel/jobs/define-job.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { removedName } from '../../../people/users/records/removed-name.ts';
import { ProtocolRebuilds } from '../publish/protocol-rebuilds.ts';
import { DecisionsRepository } from '../records/decisions.repository.ts';
import { ImplausibleFiguresRepository } from '../records/figures/implausible-figures.repository.ts';
import { ProtocolStatesRepository } from '../records/protocols/protocol-states.repository.ts';

export const rebuildJob = defineJob('results.rebuild', z.object({ eventId: z.int() }), usualRetry);

/**
 * Replaces the names of deleted accounts in their decisions, acceptances, locks and official protocols, and in the
 * protocols that show them.
 */
@Injectable()
export class RemovedAuthors implements OnModuleInit {
  constructor(
    private readonly decisions: DecisionsRepository,
    private readonly states: ProtocolStatesRepository,
    private readonly figures: ImplausibleFiguresRepository,
    private readonly rebuilds: ProtocolRebuilds,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(rebuildJob, async ({ eventId }) => {
      await this.rebuilds.rebuild(eventId);
    });
  }

  async rename(userId: string, session: Session): Promise<void> {
    const name = removedName(userId);
    const eventIds = [
      ...(await this.decisions.renameAuthor(userId, name, session)),
      ...(await this.states.renameAuthor(userId, name, session)),
    ];
    await this.figures.renameAuthor(userId, name, session);
    for (const eventId of new Set(eventIds)) await this.jobs.enqueueWith(session, rebuildJob, { eventId });
  }
}
