import { Injectable, type OnModuleInit } from '@nestjs/common';
import { GameSignInFailed } from '../../game/client/game.errors.ts';
import { GameClients } from '../../game/client/game-clients.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { dayMs, hourMs } from '../../kernel/time-units.ts';
import { MessagesService } from '../../people/messages/messages.service.ts';
import { OrganizersService } from '../organizers/organizers.service.ts';
import { type Bot, freshSignIn, isEnding, mostRejections, stateOf, wasJustRefused } from './bot.ts';
import { BotNotFound, BotRefused } from './bots.errors.ts';
import { BotsRepository } from './bots.repository.ts';
import { endingMessage } from './ending-message.ts';

const afterRejectionMs = dayMs;
const afterFailureMs = hourMs;

/**
 * Renews the sign-ins of organizers' accounts halfway through their lifetime, and notifies owners before they expire.
 */
@Injectable()
export class BotsRenewal implements OnModuleInit {
  constructor(
    private readonly bots: BotsRepository,
    private readonly game: GameClients,
    private readonly organizers: OrganizersService,
    private readonly messages: MessagesService,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('1 hour', 'bot-renewal', () => this.renewDue());
  }

  /**
   * Renews due sign-ins; an expired account waits for its owner. One rejected too often is tried once a day: it has no
   * password that the game could lock, and recovers if the game rejected it by mistake.
   */
  async renewDue(): Promise<void> {
    for (const bot of await this.bots.listDue(this.clock.now())) {
      if (stateOf(bot, this.clock.now()) === 'expired') await this.rest(bot);
      else await this.renew(bot);
    }
  }

  /** Renews one immediately. Throws BotNotFound. */
  async renewNow(username: string): Promise<Bot> {
    const bot = await this.bots.findByUsername(username.toLowerCase());
    if (!bot) throw new BotNotFound();
    await this.renew(bot);
    return (await this.bots.findById(bot.id, noTransaction)) ?? bot;
  }

  /** Records that the game rejected an account, or did not respond, and notifies its owner when little time is left. */
  async recordFailure(bot: Bot, error: DomainError): Promise<void> {
    const now = this.clock.now();
    const isRejection = error instanceof GameSignInFailed;
    // Concurrent reads are rejected together: they count as one.
    const isCounted = isRejection && !wasJustRefused(bot, now);
    const refusals = bot.refusals + (isCounted ? 1 : 0);
    const renewAt = new Date(now.getTime() + (isRejection ? afterRejectionMs : afterFailureMs));
    const notifies = bot.toldAt === null && (isEnding(bot.expiresAt, now) || refusals >= mostRejections);
    // The game's error message must not reach readers of the site, who do not own the account.
    const failure = (isRejection ? new BotRefused() : error).message;
    const changes = { refusals, renewAt, failure, failedAt: now, ...(notifies && { toldAt: now }) };
    const { name, creatorId } = await this.organizers.requireById(bot.organizerId, noTransaction);
    await this.transactions.run(async (session) => {
      await this.bots.update(bot.id, changes, session);
      if (notifies && creatorId) await this.messages.write(endingMessage(creatorId, name, bot, now), session);
    });
  }

  private async renew(bot: Bot): Promise<void> {
    try {
      const { expiresAt, ...account } = await this.game.renew(bot.username);
      await this.bots.update(bot.id, { ...account, ...freshSignIn(expiresAt, this.clock.now()) }, noTransaction);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await this.recordFailure(bot, error);
    }
  }

  private rest({ id }: Bot): Promise<void> {
    return this.bots.update(id, { renewAt: new Date(this.clock.now().getTime() + afterRejectionMs) }, noTransaction);
  }
}
