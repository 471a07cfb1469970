import { Injectable, type OnModuleInit } from '@nestjs/common';
import { GameClient } from '../../../game/client/game.client.ts';
import { GameNotFound } from '../../../game/client/game.errors.ts';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { Transactions } from '../../../kernel/database/transactions.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { Hooks } from '../../../kernel/hooks/hooks.ts';
import { Jobs } from '../../../kernel/jobs/jobs.ts';
import { hourMs } from '../../../kernel/time-units.ts';
import { RidersService } from '../../riders/riders.service.ts';
import { AccountSearch } from '../records/account-search.ts';
import { type GameId, GameIdsRepository } from '../records/game-ids.repository.ts';
import { gameIdsChanged, ridersRefreshed } from '../records/user-hooks.ts';

/** Time to remove the code from the name. */
const readAgainMs = hourMs;
const mostAtOnce = 100;

export function nameIsReadAgainAt(provedAt: Date): Date {
  return new Date(provedAt.getTime() + readAgainMs);
}

/** Reloads the names of riders who have verified their ids, after they had time to remove the code. */
@Injectable()
export class RestoredNames implements OnModuleInit {
  constructor(
    private readonly gameIds: GameIdsRepository,
    private readonly riders: RidersService,
    private readonly game: GameClient,
    private readonly search: AccountSearch,
    private readonly hooks: Hooks,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('1 hour', 'gameIds.readAgain', () => this.readDue());
  }

  /** Reads the due names, each once: afterwards they are read like those of all riders. */
  async readDue(): Promise<void> {
    for (const id of await this.gameIds.listDueAgain(this.clock.now(), mostAtOnce)) await this.readAgain(id);
  }

  private async readAgain({ userId, zwiftId }: GameId): Promise<void> {
    try {
      await this.riders.remember([await this.game.fetchProfile(zwiftId)], noTransaction);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // The game is unavailable or withholds the rider: the others come first, and this one an hour later.
      if (!(error instanceof GameNotFound)) return this.postpone({ userId, zwiftId });
    }
    await this.transactions.run(async (session) => {
      await this.gameIds.update(userId, zwiftId, { readAgainAt: null }, session);
      await this.search.refresh(userId, session);
      await this.hooks.run(gameIdsChanged, { zwiftIds: [zwiftId] }, session);
      await this.hooks.run(ridersRefreshed, { zwiftIds: [zwiftId] }, session);
    });
  }

  private async postpone({ userId, zwiftId }: Pick<GameId, 'userId' | 'zwiftId'>): Promise<void> {
    const readAgainAt = nameIsReadAgainAt(this.clock.now());
    await this.gameIds.update(userId, zwiftId, { readAgainAt }, noTransaction);
  }
}
