import { Injectable } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import { noTransaction } from '../../../kernel/database/session.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import { UsersService } from '../../../people/users/users.service.ts';
import { type Actor, actorOf } from './actor.ts';

/** Names of those who decide, as stored with their decisions. */
@Injectable()
export class Authors {
  constructor(
    private readonly users: UsersService,
    private readonly gameIds: GameIdsService,
  ) {}

  /** Returns the actor, named by the verified main rider, else by the account. */
  async getActor(identity: Identity): Promise<Actor> {
    const user = await this.users.requireById(identity.userId, noTransaction);
    const linked = await this.gameIds.list(user.id);
    const main = linked.find(({ gameId }) => gameId.isMain && gameId.isProved);
    const name = main?.rider ? `${main.rider.firstName} ${main.rider.lastName}`.trim() : user.username;
    return actorOf(identity, name);
  }
}
