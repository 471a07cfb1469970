import { Injectable } from '@nestjs/common';
import { noTransaction, type SessionOrNone } from '../../../kernel/database/session.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import { MembersRepository } from '../records/members.repository.ts';
import { type TeamOfRider, toTeamOfRider } from '../records/team.mapper.ts';
import type { Membership } from '../records/team.ts';
import { TeamsRepository } from '../records/teams.repository.ts';

export type { TeamOfRider };

/** Teams of riders, by any of their verified game ids. */
@Injectable()
export class RiderTeams {
  constructor(
    private readonly gameIds: GameIdsService,
    private readonly members: MembersRepository,
    private readonly teams: TeamsRepository,
  ) {}

  /** Returns the current team of each of these riders that has one. */
  listCurrent(zwiftIds: readonly number[]): Promise<Map<number, TeamOfRider>> {
    return this.of(zwiftIds, (userIds) => this.members.listActiveOf(userIds), noTransaction);
  }

  /** Returns the team of each of these riders at a moment. */
  listAt(zwiftIds: readonly number[], moment: Date, session: SessionOrNone): Promise<Map<number, TeamOfRider>> {
    return this.of(zwiftIds, (userIds) => this.members.listAt(userIds, moment, session), session);
  }

  private async of(
    zwiftIds: readonly number[],
    membershipsOf: (userIds: string[]) => Promise<Membership[]>,
    session: SessionOrNone,
  ): Promise<Map<number, TeamOfRider>> {
    const users = await this.gameIds.listUsersOf(zwiftIds, session);
    if (users.size === 0) return new Map();
    const memberships = await membershipsOf([...new Set([...users.values()].flat())]);
    const teams = await this.teams.listByIds([...new Set(memberships.map(({ teamId }) => teamId))], session);
    const teamOf = new Map(teams.map((team) => [team.id, toTeamOfRider(team)]));
    const teamOfUser = new Map(memberships.map(({ userId, teamId }) => [userId, teamOf.get(teamId)]));
    return new Map(
      [...users].flatMap(([zwiftId, [userId = '']]) => {
        const team = teamOfUser.get(userId);
        return team ? [[zwiftId, team]] : [];
      }),
    );
  }
}
