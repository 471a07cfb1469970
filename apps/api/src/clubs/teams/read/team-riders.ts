import { Injectable } from '@nestjs/common';
import { noTransaction, type SessionOrNone } from '../../../kernel/database/session.ts';
import { fullName } from '../../../people/riders/full-name.ts';
import { type Rider, RidersService } from '../../../people/riders/riders.service.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import { removedName } from '../../../people/users/records/removed-name.ts';
import { UsersService } from '../../../people/users/users.service.ts';

/** Rider of an account in the game, by the verified id. */
export interface RiderOfAccount {
  zwiftId: number | null;
  rider: Rider | null;
  /** First and last name; the account's own name without a rider. */
  name: string;
}

/** Display names of accounts in teams. */
@Injectable()
export class TeamRiders {
  constructor(
    private readonly users: UsersService,
    private readonly gameIds: GameIdsService,
    private readonly riders: RidersService,
  ) {}

  async listByUsers(userIds: readonly string[], session: SessionOrNone): Promise<Map<string, RiderOfAccount>> {
    const zwiftIds = await this.gameIds.listProvedIdsOfUsers(userIds, session);
    const riders = await this.riders.listByIds([...zwiftIds.values()], session);
    const users = await this.users.listSummariesOf(userIds, session);
    return new Map(
      userIds.map((userId) => {
        const zwiftId = zwiftIds.get(userId) ?? null;
        const rider = (zwiftId === null ? null : riders.get(zwiftId)) ?? null;
        const ownName = users.get(userId)?.username ?? removedName(userId);
        return [userId, { zwiftId, rider, name: rider ? fullName(rider) : ownName }];
      }),
    );
  }

  async getNameOf(userId: string): Promise<string> {
    return (await this.listByUsers([userId], noTransaction)).get(userId)?.name ?? removedName(userId);
  }
}
