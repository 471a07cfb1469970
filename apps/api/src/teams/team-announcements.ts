import { Injectable, type OnModuleInit } from '@nestjs/common';
import { fillPattern } from '@otryv/contract/addresses';
import * as z from 'zod/mini';
import { MessagesService } from '../messages/messages.service.ts';
import { noTransaction, type Session } from '../platform/database/session.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { defineJob, usualRetry } from '../platform/jobs/define-job.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { UsersService } from '../users/users.service.ts';
import { ru } from './service-messages.ru.ts';
import type { StoredTeam } from './team.ts';
import { TeamsRepository } from './teams.repository.ts';

export const announcementBatch = 500;
// The message of a batch and the job of the next one are written together, so that nobody gets it twice.
const announceJob = defineJob(
  'teams.announce',
  z.object({ teamId: z.string(), creatorId: z.string(), after: z.nullable(z.string()) }),
  usualRetry,
);

/** Tells every account about a new team. */
@Injectable()
export class TeamAnnouncements implements OnModuleInit {
  constructor(
    private readonly teams: TeamsRepository,
    private readonly users: UsersService,
    private readonly messages: MessagesService,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(announceJob, (batch) => this.batch(batch));
  }

  /** Begins once the transaction is committed. */
  async begin({ id }: StoredTeam, creatorId: string, session: Session): Promise<void> {
    await this.jobs.enqueueWith(session, announceJob, { teamId: id, creatorId, after: null });
  }

  private async batch({ teamId, creatorId, after }: z.output<typeof announceJob.data>): Promise<void> {
    const team = await this.teams.byId(teamId, noTransaction);
    const ids = await this.users.idsAfter(after, announcementBatch);
    const last = ids.at(-1);
    if (!team || last === undefined) return;
    await this.transactions.run(async (session) => {
      await this.messages.write(
        {
          ...{ userIds: ids, by: creatorId },
          ...{ type: 'system', title: team.name, text: ru.team_created(team.name) },
          entityUrl: fillPattern('/teams/:urlSlug/members', { urlSlug: team.urlSlug }),
        },
        session,
      );
      if (ids.length === announcementBatch)
        await this.jobs.enqueueWith(session, announceJob, { teamId, creatorId, after: last });
    });
  }
}
