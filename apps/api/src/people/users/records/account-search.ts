import { Injectable } from '@nestjs/common';
import type { Session } from '../../../kernel/database/session.ts';
import { RidersService } from '../../riders/riders.service.ts';
import { accountEndings } from './account-endings.ts';
import { AccountListRepository } from './account-list.repository.ts';
import { GameIdsRepository } from './game-ids.repository.ts';

/** Maintains the search keys of an account: the name, the address, the game ids and the names of their riders. */
@Injectable()
export class AccountSearch {
  constructor(
    private readonly accounts: AccountListRepository,
    private readonly gameIds: GameIdsRepository,
    private readonly riders: RidersService,
  ) {}

  /** Recomputes them within the transaction of a change. */
  async refresh(userId: string, session: Session): Promise<void> {
    const names = await this.accounts.findNamesOf(userId, session);
    if (!names) return;
    const zwiftIds = (await this.gameIds.listByUser(userId, session)).map(({ zwiftId }) => zwiftId);
    const riders = [...(await this.riders.listByIds(zwiftIds, session)).values()];
    const texts = [
      names.username,
      names.email,
      ...zwiftIds.map(String),
      ...riders.flatMap(({ firstName, lastName }) => [firstName, lastName]),
    ];
    await this.accounts.setSearch(userId, accountEndings(texts), session);
  }
}
