import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction, type Session } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { Limits } from '../../../kernel/limits/limits.ts';
import { isRepeat } from '../../../kernel/repeats.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import { TeamRiders } from '../read/team-riders.ts';
import { TeamsService } from '../read/teams.service.ts';
import { AdmissionsRepository } from '../records/admissions.repository.ts';
import { InvitationsRepository } from '../records/invitations.repository.ts';
import { MembersRepository } from '../records/members.repository.ts';
import { isCaptain, isViceCaptain, type Membership, type StoredTeam } from '../records/team.ts';
import {
  MemberElsewhere,
  TeamBanned,
  TeamCaptainStays,
  TeamClosed,
  TeamGameIdMissing,
  TeamInvitationNotFound,
  TeamMemberAlready,
  TeamMemberNotFound,
  TeamRequestNotFound,
} from '../records/teams.errors.ts';
import { requestsOfUser } from '../records/teams.limits.ts';
import { TeamsRepository } from '../records/teams.repository.ts';
import { ru } from './service-messages.ru.ts';
import { TeamLog } from './team-log.ts';
import { TeamMessages } from './team-messages.ts';

/** Joining and leaving of teams by riders. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly teams: TeamsService,
    private readonly records: TeamsRepository,
    private readonly members: MembersRepository,
    private readonly admissions: AdmissionsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly riders: TeamRiders,
    private readonly gameIds: GameIdsService,
    private readonly messages: TeamMessages,
    private readonly log: TeamLog,
    private readonly limits: Limits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Requests to join, unless the rider has already done so. Throws TooManyAttempts, TeamNotFound, TeamClosed, TeamBanned,
   * TeamMemberAlready, TeamGameIdMissing, TooManyMessages, TooManyMessagesToOne.
   */
  async request({ userId }: Identity, urlSlug: string): Promise<StoredTeam> {
    await this.limits.count(requestsOfUser, userId);
    await this.requireRider(userId);
    const rider = await this.riders.getNameOf(userId);
    return this.transactions.run(async (session) => {
      const team = await this.teams.findBySlug(urlSlug, session);
      await this.requireFree(userId, team, session);
      const isNew = await this.admissions.addRequest(
        { teamId: team.id, userId, requestedAt: this.clock.now() },
        session,
      );
      if (!isNew) return team;
      const members = await this.members.listByTeam(team.id, session);
      const userIds = leadersOf(members);
      await this.messages.write(
        team,
        {
          userIds,
          text: ru.request_written(rider, team.name),
          at: 'control' as const,
          from: { userId, beyond: 'refuse' },
        },
        session,
      );
      await this.log.write(userId, 'team.request', team.id, { after: { userId } }, session);
      return team;
    });
  }

  /** Throws TeamNotFound, TeamRequestNotFound. */
  async withdraw({ userId }: Identity, urlSlug: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const team = await this.teams.findBySlug(urlSlug, session);
      if (!(await this.admissions.removeRequest(team.id, userId, session))) throw new TeamRequestNotFound();
      await this.log.write(userId, 'team.withdraw', team.id, { before: { userId } }, session);
    });
  }

  /**
   * Joins the team of a link; a request repeated within minutes has the same outcome. Throws TeamInvitationNotFound,
   * TeamClosed, TeamBanned, TeamMemberAlready, TeamGameIdMissing.
   */
  async join({ userId }: Identity, token: string): Promise<StoredTeam> {
    await this.requireRider(userId);
    try {
      return await this.transactions.run((session) => this.joinBy(token, userId, session));
    } catch (error) {
      if (!(error instanceof MemberElsewhere)) throw error;
      throw new TeamMemberAlready((await this.teams.findByUser(userId, noTransaction))?.team.name ?? '');
    }
  }

  /** Adds a rider to a team within the transaction of the change, and notifies its leaders. Throws MemberElsewhere. */
  async admit(team: StoredTeam, userId: string, byId: string, session: Session): Promise<void> {
    const joinedAt = this.clock.now();
    // A concurrently closed team gets no member, nor a concurrently banned one.
    await this.records.touch(team.id, session);
    const leaders = leadersOf(await this.members.listByTeam(team.id, session));
    await this.members.insert({ teamId: team.id, userId, role: null, joinedAt }, session);
    await this.admissions.removeRequest(team.id, userId, session);
    const { name, zwiftId = null } = (await this.riders.listByUsers([userId], session)).get(userId) ?? { name: '' };
    const text = ru.member_joined(name, team.name);
    const from = { userId: byId, beyond: 'leaveOut' as const };
    await this.messages.write(team, { userIds: leaders, text, from, at: { zwiftId } }, session);
  }

  /** Throws TeamNotFound, TeamMemberNotFound, TeamCaptainStays. */
  async leave({ userId }: Identity, urlSlug: string): Promise<StoredTeam> {
    const rider = (await this.riders.listByUsers([userId], noTransaction)).get(userId);
    return this.transactions.run(async (session) => {
      const team = await this.teams.findBySlug(urlSlug, session);
      const members = await this.members.listByTeam(team.id, session);
      const own = members.find((one) => one.userId === userId);
      if (!own) throw new TeamMemberNotFound();
      if (isCaptain(own)) throw new TeamCaptainStays();
      await this.members.leave(team.id, userId, this.clock.now(), session);
      await this.records.endHandOverTo(team.id, userId, session);
      const userIds = members.filter(isCaptain).map((one) => one.userId);
      const text = ru.member_left(rider?.name ?? '', team.name);
      const from = { userId, beyond: 'leaveOut' as const };
      await this.messages.write(team, { userIds, text, from, at: { zwiftId: rider?.zwiftId ?? null } }, session);
      await this.messages.write(team, { userIds: [userId], text: ru.you_left(team.name) }, session);
      await this.log.write(userId, 'team.leave', team.id, { before: { userId } }, session);
      return team;
    });
  }

  /** Throws TeamGameIdMissing without a verified rider: protocols name the team by it. */
  async requireRider(userId: string): Promise<void> {
    if (!(await this.gameIds.hasProved(userId))) throw new TeamGameIdMissing();
  }

  private async joinBy(token: string, userId: string, session: Session): Promise<StoredTeam> {
    const invitation = await this.invitations.findByToken(token, session);
    if (!invitation) throw new TeamInvitationNotFound();
    const team = await this.teams.requireById(invitation.teamId, session);
    if (await this.hasJustJoined(userId, team, session)) return team;
    await this.requireFree(userId, team, session);
    if (!(await this.invitations.use(token, this.clock.now(), session))) throw new TeamInvitationNotFound();
    await this.admit(team, userId, userId, session);
    await this.log.write(userId, 'team.join', team.id, { after: { userId } }, session);
    return team;
  }

  private async hasJustJoined(userId: string, team: StoredTeam, session: Session): Promise<boolean> {
    const own = await this.teams.findByUser(userId, session);
    if (own?.team.id !== team.id || isCaptain(own.membership)) return false;
    return isRepeat(own.membership.joinedAt, this.clock.now());
  }

  private async requireFree(userId: string, team: StoredTeam, session: Session): Promise<void> {
    if (team.closedAt) throw new TeamClosed();
    const own = await this.teams.findByUser(userId, session);
    if (own) throw new TeamMemberAlready(own.team.name);
    const ban = await this.admissions.ban(team.id, userId, session);
    if (ban) throw new TeamBanned(ban.reason);
  }
}

/** Returns the leaders, captain first: a limit on recipients cuts the end of the list. */
function leadersOf(members: readonly Membership[]): string[] {
  return [...members.filter(isCaptain), ...members.filter(isViceCaptain)].map(({ userId }) => userId);
}
