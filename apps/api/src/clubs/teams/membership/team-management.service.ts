import { Injectable } from '@nestjs/common';
import type { Identity, MemberAction, MemberChange } from '@otryv/contract';
import { Forbidden } from '../../../kernel/access/access.errors.ts';
import type { AuditedValues } from '../../../kernel/audit/audit.service.ts';
import { changedFields } from '../../../kernel/audit/changed-fields.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction, type Session } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { UsersService } from '../../../people/users/users.service.ts';
import { type RiderOfAccount, TeamRiders } from '../read/team-riders.ts';
import { type OwnTeam, TeamsService } from '../read/teams.service.ts';
import { AdmissionsRepository } from '../records/admissions.repository.ts';
import { MembersRepository } from '../records/members.repository.ts';
import { isCaptain, type Membership } from '../records/team.ts';
import {
  MemberElsewhere,
  TeamBanKnown,
  TeamBanNotFound,
  TeamCaptainKept,
  TeamMemberNotFound,
  TeamRequestNotFound,
  TeamRiderTaken,
} from '../records/teams.errors.ts';
import { TeamsRepository } from '../records/teams.repository.ts';
import { JoiningService } from './joining.service.ts';
import { ru } from './service-messages.ru.ts';
import { TeamLog } from './team-log.ts';
import { TeamMessages } from './team-messages.ts';

interface Acting extends OwnTeam {
  userId: string;
  rider: RiderOfAccount;
  session: Session;
}

const ofViceCaptains: ReadonlySet<string> = new Set(['approve', 'cancel']);

/** Management of riders by captains and, in part, vice-captains, only in their own team. */
@Injectable()
export class TeamManagement {
  constructor(
    private readonly teams: TeamsService,
    private readonly records: TeamsRepository,
    private readonly members: MembersRepository,
    private readonly admissions: AdmissionsRepository,
    private readonly joining: JoiningService,
    private readonly users: UsersService,
    private readonly riders: TeamRiders,
    private readonly messages: TeamMessages,
    private readonly log: TeamLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws TeamNotFound, Forbidden, UserUnknown, TeamRequestNotFound, TeamRiderTaken, TeamMemberNotFound, TeamCaptainKept,
   * TeamBanKnown, TeamBanNotFound.
   */
  async act(identity: Identity, action: MemberAction): Promise<void> {
    const userId = action.teamMemberId;
    await this.users.requireById(userId, noTransaction);
    const rider = (await this.riders.listByUsers([userId], noTransaction)).get(userId) ?? {
      zwiftId: null,
      rider: null,
      name: '',
    };
    try {
      await this.transactions.run(async (session) => {
        const own = await this.teams.requireManaged(identity, session);
        if (!isCaptain(own.membership) && !ofViceCaptains.has(action.action)) throw new Forbidden();
        const values = await this.perform(action, { ...own, userId, rider, session });
        if (values) await this.log.write(identity.userId, `team.${action.action}`, own.team.id, values, session);
      });
    } catch (error) {
      if (!(error instanceof MemberElsewhere)) throw error;
      throw new TeamRiderTaken((await this.teams.findByUser(userId, noTransaction))?.team.name ?? '');
    }
  }

  /** Throws TeamNotFound, Forbidden, TeamMemberNotFound, TeamCaptainKept. */
  async changeMember(identity: Identity, { teamMemberId, role, specialization }: MemberChange): Promise<void> {
    await this.transactions.run(async (session) => {
      const { team, membership } = await this.teams.requireCommanded(identity, session);
      const isSelf = membership.userId === teamMemberId;
      if (isSelf && role !== null) throw new TeamCaptainKept();
      const changes = isSelf ? { specialization } : { role, specialization };
      const former = await this.members.findActive(teamMemberId, session);
      const isMember = await this.members.update(team.id, teamMemberId, changes, session);
      if (!former || !isMember) throw new TeamMemberNotFound();
      const { before, after } = changedFields<Membership>(former, changes);
      const values = { before, after: { ...after, userId: teamMemberId } };
      await this.log.write(identity.userId, 'team.member', team.id, values, session);
    });
  }

  /** Returns the loggable change, if there is one. */
  private perform(action: MemberAction, acting: Acting): Promise<AuditedValues | null> {
    switch (action.action) {
      case 'approve':
        return this.approve(acting);
      case 'cancel':
        return this.reject(acting);
      case 'exclude':
        return this.exclude(acting);
      case 'ban':
        return this.ban(acting, action.reason);
      case 'cancelBan':
        return this.unban(acting);
    }
  }

  private async approve({ team, membership, userId, session }: Acting): Promise<AuditedValues> {
    if (!(await this.admissions.removeRequest(team.id, userId, session))) throw new TeamRequestNotFound();
    await this.joining.admit(team, userId, membership.userId, session);
    await this.messages.write(team, { userIds: [userId], text: ru.request_approved(team.name) }, session);
    return { after: { userId } };
  }

  private async reject({ team, userId, session }: Acting): Promise<AuditedValues> {
    if (!(await this.admissions.removeRequest(team.id, userId, session))) throw new TeamRequestNotFound();
    await this.messages.write(team, { userIds: [userId], text: ru.request_rejected(team.name) }, session);
    return { before: { userId } };
  }

  private async exclude({ team, membership, userId, rider, session }: Acting): Promise<AuditedValues> {
    if (membership.userId === userId) throw new TeamCaptainKept();
    if (!(await this.members.leave(team.id, userId, this.clock.now(), session))) throw new TeamMemberNotFound();
    await this.records.endHandOverTo(team.id, userId, session);
    const own = { userIds: [membership.userId], text: ru.you_excluded(rider.name, team.name), at: rider };
    await this.messages.write(team, own, session);
    const from = { userId: membership.userId, beyond: 'leaveOut' as const };
    await this.messages.write(team, { userIds: [userId], from, text: ru.excluded(team.name) }, session);
    return { before: { userId } };
  }

  private async ban(
    { team, membership, userId, rider, session }: Acting,
    reason: string,
  ): Promise<AuditedValues | null> {
    if (membership.userId === userId) throw new TeamCaptainKept();
    const former = await this.admissions.ban(team.id, userId, session);
    if (former?.reason === reason && former.bannedById === membership.userId) return null;
    if (former) throw new TeamBanKnown();
    await this.records.touch(team.id, session);
    const bannedAt = this.clock.now();
    await this.admissions.addBan({ teamId: team.id, userId, reason, bannedAt, bannedById: membership.userId }, session);
    const isAsking = await this.admissions.removeRequest(team.id, userId, session);
    const isMember = await this.members.leave(team.id, userId, bannedAt, session);
    // Only the rider concerned gets messages with a captain's text.
    if (!isAsking && !isMember) throw new TeamMemberNotFound();
    await this.records.endHandOverTo(team.id, userId, session);
    const own = { userIds: [membership.userId], text: ru.you_banned(rider.name, team.name, reason), at: rider };
    await this.messages.write(team, own, session);
    const from = { userId: membership.userId, beyond: 'leaveOut' as const };
    await this.messages.write(team, { userIds: [userId], from, text: ru.banned(team.name, reason) }, session);
    return { after: { userId, reason } };
  }

  private async unban({ team, membership, userId, rider, session }: Acting): Promise<AuditedValues> {
    const ban = await this.admissions.removeBan(team.id, userId, session);
    if (!ban) throw new TeamBanNotFound();
    const own = { userIds: [membership.userId], text: ru.you_unbanned(rider.name, team.name), at: rider };
    await this.messages.write(team, own, session);
    const from = { userId: membership.userId, beyond: 'leaveOut' as const };
    await this.messages.write(team, { userIds: [userId], from, text: ru.unbanned(team.name) }, session);
    return { before: { userId, reason: ban.reason } };
  }
}
