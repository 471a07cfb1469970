import { Injectable } from '@nestjs/common';
import type { ModeratorCandidates } from '@otryv/contract';
import { noTransaction } from '../../kernel/database/session.ts';
import { RidersService } from '../../people/riders/riders.service.ts';
import { GameIdsService } from '../../people/users/game-ids/game-ids.service.ts';
import { UsersService } from '../../people/users/users.service.ts';
import { RiderLists } from '../profiles/read/rider-lists.service.ts';

const batch = 200;
/** Maximum number of verified riders with the typed words in their names, lowest numbers first. */
const mostProved = 500;

/** Search for users to grant rights to. */
@Injectable()
export class ModeratorCandidatesService {
  constructor(
    private readonly users: UsersService,
    private readonly gameIds: GameIdsService,
    private readonly lists: RiderLists,
    private readonly riders: RidersService,
  ) {}

  /**
   * Finds users by login, main game id or the name of the rider. Names find only verified ids: anyone may claim the id
   * of another rider, and would be granted that rider's rights.
   */
  async find(query: { search: string; page: number; docsOnPage: number }): Promise<ModeratorCandidates> {
    const proved = query.search === '' ? [] : await this.provedNamed(query.search);
    const { users, total } = await this.users.search(query, proved);
    const names = await this.riderNames(users.map(({ _id }) => _id));
    return {
      data: users.map((user) => ({ ...user, riderName: names.get(`${user._id} ${user.zwiftId}`) ?? null })),
      quantityPages: Math.ceil(total / query.docsOnPage),
    };
  }

  // Most riders have no account: limiting the riders may well omit the one who has.
  private async provedNamed(text: string): Promise<number[]> {
    const proved: number[] = [];
    let named: number[];
    let after = 0;
    do {
      named = await this.lists.listNamedAfter(after, text, batch);
      proved.push(...(await this.gameIds.listUsersOf(named, noTransaction)).keys());
      after = named.at(-1) ?? after;
    } while (named.length === batch && proved.length < mostProved);
    return proved;
  }

  /** Returns the names of these users' verified riders, by user and id. */
  private async riderNames(userIds: readonly string[]): Promise<Map<string, string>> {
    const proved = await this.gameIds.listProvedIdsOfUsers(userIds, noTransaction);
    const riders = await this.riders.listByIds([...proved.values()], noTransaction);
    return new Map(
      [...proved].flatMap(([userId, zwiftId]) => {
        const rider = riders.get(zwiftId);
        return rider ? [[`${userId} ${zwiftId}`, `${rider.firstName} ${rider.lastName}`.trim()]] : [];
      }),
    );
  }
}
