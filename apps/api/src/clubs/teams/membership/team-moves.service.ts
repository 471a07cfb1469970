import { Injectable } from '@nestjs/common';
import type { Session } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { AdmissionsRepository } from '../records/admissions.repository.ts';
import { InvitationsRepository } from '../records/invitations.repository.ts';
import { MembersRepository, type NewMember } from '../records/members.repository.ts';
import type { TeamFields } from '../records/team.ts';
import { TeamsRepository } from '../records/teams.repository.ts';
import { TeamLog } from './team-log.ts';

/** Team with its history, imported from another system. Accounts by their ids. */
export interface MovedTeam {
  fields: TeamFields;
  createdAt: Date;
  closedAt: Date | null;
  members: readonly Omit<NewMember, 'teamId'>[];
  requests: readonly { userId: string; requestedAt: Date }[];
  bans: readonly { userId: string; reason: string; bannedAt: Date; bannedById: string }[];
  /** Secret of a valid link. */
  invitation: { token: string; expiresAt: Date } | null;
}

const mostUses = 10;

/** Imports teams from another system, with back-dated memberships and without messages. */
@Injectable()
export class TeamMoves {
  constructor(
    private readonly teams: TeamsRepository,
    private readonly members: MembersRepository,
    private readonly admissions: AdmissionsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly transactions: Transactions,
    private readonly log: TeamLog,
  ) {}

  /** Returns the address of the team. Throws TeamNameTaken, TeamShortNameTaken, MemberElsewhere. */
  async add({ fields, createdAt, closedAt, ...others }: MovedTeam): Promise<string> {
    const urlSlug = await this.teams.findFreeSlug(fields);
    await this.transactions.run(async (session) => {
      const team = await this.teams.insert(fields, urlSlug, createdAt, session);
      await this.addPeople(team.id, others, session);
      if (closedAt) await this.teams.close(team.id, closedAt, session);
      await this.log.write(null, 'team.move', team.id, { after: { name: team.name } }, session);
    });
    return urlSlug;
  }

  private async addPeople(
    teamId: string,
    { members, requests, bans, invitation }: Pick<MovedTeam, 'members' | 'requests' | 'bans' | 'invitation'>,
    session: Session,
  ): Promise<void> {
    for (const member of members) await this.members.insert({ ...member, teamId }, session);
    for (const request of requests) await this.admissions.addRequest({ ...request, teamId }, session);
    for (const ban of bans) await this.admissions.addBan({ ...ban, teamId }, session);
    if (invitation) await this.invitations.replace({ ...invitation, teamId, used: 0, limit: mostUses }, session);
  }
}
