import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { dayMs } from '../../../kernel/time-units.ts';
import { TeamsService } from '../read/teams.service.ts';
import { InvitationsRepository, type StoredInvitation } from '../records/invitations.repository.ts';
import type { StoredTeam } from '../records/team.ts';
import { TeamInvitationNotFound } from '../records/teams.errors.ts';
import { TeamLog } from './team-log.ts';

export type { StoredInvitation };

const tokenBytes = 16;
const daysValid = 14;
const mostUses = 10;

/** Links by which riders join without a request. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly teams: TeamsService,
    private readonly invitations: InvitationsRepository,
    private readonly log: TeamLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Returns the valid link of the caller's team. Throws TeamNotFound, Forbidden. */
  async findOwn(identity: Identity): Promise<StoredInvitation | null> {
    const { team } = await this.teams.requireManaged(identity, noTransaction);
    const invitation = await this.invitations.findByTeam(team.id);
    return invitation && this.isValid(invitation) ? invitation : null;
  }

  /** Creates a link and invalidates the previous one. Throws TeamNotFound, Forbidden. */
  make(identity: Identity): Promise<StoredInvitation> {
    return this.transactions.run(async (session) => {
      const { team } = await this.teams.requireManaged(identity, session);
      const expiresAt = new Date(this.clock.now().getTime() + daysValid * dayMs);
      const token = randomBytes(tokenBytes).toString('base64url');
      const invitation = { teamId: team.id, token, expiresAt, used: 0, limit: mostUses };
      await this.invitations.replace(invitation, session);
      await this.log.write(identity.userId, 'team.invite', team.id, {}, session);
      return invitation;
    });
  }

  /** Throws TeamNotFound, Forbidden, TeamInvitationNotFound. */
  async revoke(identity: Identity): Promise<void> {
    await this.transactions.run(async (session) => {
      const { team } = await this.teams.requireManaged(identity, session);
      if (!(await this.invitations.remove(team.id, session))) throw new TeamInvitationNotFound();
      await this.log.write(identity.userId, 'team.revokeInvitation', team.id, {}, session);
    });
  }

  /** Returns the target of a valid link. Throws TeamInvitationNotFound. */
  async find(token: string): Promise<{ invitation: StoredInvitation; team: StoredTeam }> {
    const invitation = await this.invitations.findByToken(token, noTransaction);
    if (!invitation || !this.isValid(invitation)) throw new TeamInvitationNotFound();
    return { invitation, team: await this.teams.requireById(invitation.teamId, noTransaction) };
  }

  private isValid({ expiresAt, used, limit }: StoredInvitation): boolean {
    return expiresAt > this.clock.now() && used < limit;
  }
}
