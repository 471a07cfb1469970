import { Injectable } from '@nestjs/common';
import { noTransaction } from '../../../kernel/database/session.ts';
import { RidersService } from '../../../people/riders/riders.service.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import { MembersRepository } from '../records/members.repository.ts';

/** Racing scores of teams. */
@Injectable()
export class TeamScores {
  constructor(
    private readonly members: MembersRepository,
    private readonly gameIds: GameIdsService,
    private readonly riders: RidersService,
  ) {}

  /** Returns the mean of the current members' known scores, for each team that has one. */
  async listAverages(teamIds: readonly string[]): Promise<Map<string, number>> {
    const members = await this.members.listByTeams(teamIds);
    const zwiftIds = await this.gameIds.listProvedIdsOfUsers(
      members.map(({ userId }) => userId),
      noTransaction,
    );
    const riders = await this.riders.listByIds([...zwiftIds.values()], noTransaction);
    return new Map(
      teamIds.flatMap((teamId) => {
        const scores = members
          .filter((one) => one.teamId === teamId)
          .flatMap(({ userId }) => riders.get(zwiftIds.get(userId) ?? 0)?.competitionMetrics?.racingScore ?? []);
        const sum = scores.reduce((all, score) => all + score, 0);
        return scores.length > 0 ? [[teamId, Math.round(sum / scores.length)] as const] : [];
      }),
    );
  }
}
