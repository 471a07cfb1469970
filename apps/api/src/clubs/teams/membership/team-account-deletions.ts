import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import type { Session } from '../../../kernel/database/session.ts';
import { TeamsService } from '../read/teams.service.ts';
import { AdmissionsRepository } from '../records/admissions.repository.ts';
import { MembersRepository } from '../records/members.repository.ts';
import { isCaptain, isViceCaptain, type StoredTeam } from '../records/team.ts';
import { TeamsRepository } from '../records/teams.repository.ts';
import { ru } from './service-messages.ru.ts';
import { TeamLog } from './team-log.ts';
import { TeamMessages } from './team-messages.ts';

/** Removes a deleted account from teams; protocols keep the team of their rows. */
@Injectable()
export class TeamAccountDeletions {
  constructor(
    private readonly teams: TeamsService,
    private readonly records: TeamsRepository,
    private readonly members: MembersRepository,
    private readonly admissions: AdmissionsRepository,
    private readonly messages: TeamMessages,
    private readonly log: TeamLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Passes a captain's team to the longest-serving vice-captain; without one it is closed, and its members are notified.
   */
  async forget(userId: string, session: Session): Promise<void> {
    const own = await this.teams.findByUser(userId, session);
    if (own && isCaptain(own.membership)) await this.passOn(own.team, userId, session);
    if (own) await this.records.endHandOverTo(own.team.id, userId, session);
    await this.members.deleteAll(userId, session);
    await this.admissions.deleteAll(userId, session);
  }

  private async passOn(team: StoredTeam, userId: string, session: Session): Promise<void> {
    const members = await this.members.listByTeam(team.id, session);
    const heir = members.find(isViceCaptain);
    await this.records.setHandOver(team.id, null, session);
    if (!heir) {
      const closedAt = this.clock.now();
      const [before, after] = [{ closedAt: null }, { name: team.name, closedAt }];
      await this.log.write(null, 'team.close', team.id, { before, after }, session);
      await this.close(team, members, closedAt, session);
      const userIds = members.flatMap((member) => (member.userId === userId ? [] : [member.userId]));
      return this.messages.write(team, { userIds, text: ru.team_closed(team.name) }, session);
    }
    const [before, after] = [{ userId }, { userId: heir.userId }];
    await this.log.write(null, 'team.inherit', team.id, { before, after }, session);
    await this.members.update(team.id, heir.userId, { role: 'Captain' }, session);
    await this.messages.write(team, { userIds: [heir.userId], text: ru.team_inherited(team.name) }, session);
  }

  private async close(
    team: StoredTeam,
    members: readonly { userId: string }[],
    closedAt: Date,
    session: Session,
  ): Promise<void> {
    await this.records.close(team.id, closedAt, session);
    await this.admissions.closeTeam(team.id, session);
    for (const { userId } of members) await this.members.leave(team.id, userId, closedAt, session);
  }
}
