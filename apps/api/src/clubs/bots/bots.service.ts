import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Identity } from '@otryv/contract';
import type { AuditAction } from '@otryv/contract/messages';
import type { BotAccount } from '@otryv/contract/schemas';
import type { GameClient } from '../../game/client/game.client.ts';
import { GameSignInFailed } from '../../game/client/game.errors.ts';
import { GameClients, type SignedIn } from '../../game/client/game-clients.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction, type Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Limits } from '../../kernel/limits/limits.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { type Bot, freshSignIn, isUsable, wasJustRefused } from './bot.ts';
import { BotMissing, BotNotFound, BotPasswordWrong, BotRefused, BotTaken } from './bots.errors.ts';
import { signInsOfOrganizer } from './bots.limits.ts';
import { BotsRepository } from './bots.repository.ts';
import { BotsRenewal } from './bots-renewal.ts';

// The game locks an account after a few wrong passwords.

/** Organizers' accounts in the game: each serves all clubs of its organizer. */
@Injectable()
export class BotsService implements OnModuleInit {
  constructor(
    private readonly bots: BotsRepository,
    private readonly renewal: BotsRenewal,
    private readonly organizers: OrganizersService,
    private readonly game: GameClients,
    private readonly limits: Limits,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.game.serveOrganizersWith({
      findUsernameOf: async (organizerId) => {
        const [bot, now] = [await this.bots.findByOrganizer(organizerId, noTransaction), this.clock.now()];
        return bot && isUsable(bot, now) && !wasJustRefused(bot, now) ? bot.username : null;
      },
      handleRefusal: async (username, error) => {
        const bot = await this.bots.findByUsername(username);
        if (bot) await this.renewal.recordFailure(bot, error);
      },
    });
  }

  /** Throws OrganizerNotFound, Forbidden. */
  async list(identity: Identity, organizerId: string): Promise<Bot[]> {
    const organizer = await this.organizers.requireOwn(identity, organizerId, 'read');
    const bot = await this.bots.findByOrganizer(organizer.id, noTransaction);
    return bot ? [bot] : [];
  }

  /**
   * Exchanges the password for a sign-in that replaces the previous one. Throws OrganizerNotFound, Forbidden,
   * BotPasswordWrong, BotTaken, TooManyAttempts, GameUnavailable.
   */
  async set(identity: Identity, organizerId: string, { username: typed, password }: BotAccount): Promise<Bot> {
    const organizer = await this.organizers.requireOwn(identity, organizerId);
    const username = typed.toLowerCase();
    const known = await this.bots.findByUsername(username);
    if (this.game.isSite(username) || (known && known.organizerId !== organizer.id)) throw new BotTaken();
    await this.limits.count(signInsOfOrganizer, organizer.id);
    const { expiresAt, ...account } = await this.signIn(username, password);
    const former = await this.bots.findByOrganizer(organizer.id, noTransaction);
    const bot = await this.transactions.run(async (session) => {
      const fresh = { organizerId: organizer.id, username, ...account, ...freshSignIn(expiresAt, this.clock.now()) };
      if (former && former.username !== username) await this.game.forget(former.username, session);
      const replaced = await this.bots.replace(fresh, session);
      await this.record(identity, 'bot.set', replaced, session);
      return replaced;
    });
    await this.limits.clear(signInsOfOrganizer, organizer.id);
    return bot;
  }

  /** Throws BotNotFound, Forbidden. */
  async remove(identity: Identity, id: string): Promise<void> {
    const bot = await this.bots.findById(id, noTransaction);
    if (!bot) throw new BotNotFound();
    await this.organizers.requireOwn(identity, bot.organizerId);
    await this.transactions.run(async (session) => {
      await this.forget(bot, session);
      await this.record(identity, 'bot.remove', bot, session);
    });
  }

  /** Removes the account of a deleted organizer. */
  async removeOf(organizerId: string, session: Session): Promise<void> {
    const bot = await this.bots.findByOrganizer(organizerId, session);
    if (bot) await this.forget(bot, session);
  }

  /** Returns the client of an organizer's own account. Throws BotMissing, BotRefused. */
  async getClientOf(organizerId: string): Promise<GameClient> {
    const bot = await this.bots.findByOrganizer(organizerId, noTransaction);
    if (!bot) throw new BotMissing();
    if (!isUsable(bot, this.clock.now())) throw new BotRefused();
    return this.game.getByUsername(bot.username);
  }

  /** Reads with an organizer's own account. Throws BotMissing, BotRefused, and what the client throws. */
  async readAs<T>(organizerId: string, read: (client: GameClient) => Promise<T>): Promise<T> {
    const client = await this.getClientOf(organizerId);
    try {
      return await read(client);
    } catch (error) {
      if (!(error instanceof GameSignInFailed)) throw error;
      const bot = await this.bots.findByOrganizer(organizerId, noTransaction);
      if (bot) await this.renewal.recordFailure(bot, error);
      throw new BotRefused();
    }
  }

  private async signIn(username: string, password: string): Promise<SignedIn> {
    try {
      return await this.game.signIn(username, password);
    } catch (error) {
      throw error instanceof GameSignInFailed ? new BotPasswordWrong() : error;
    }
  }

  private async forget({ id, username }: Bot, session: Session): Promise<void> {
    await this.bots.delete(id, session);
    await this.game.forget(username, session);
  }

  private record({ userId }: Identity, action: AuditAction, { organizerId }: Bot, session: Session): Promise<void> {
    return this.audit.write({ actorId: userId, action, object: { kind: 'organizer', id: organizerId } }, session);
  }
}
