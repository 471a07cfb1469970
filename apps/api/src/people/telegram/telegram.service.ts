import { Inject, Injectable } from '@nestjs/common';
import type { Broadcast, Identity, TelegramBot } from '@otryv/contract';
import { CONFIG, type Config } from '../../config.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { UsersService } from '../users/users.service.ts';
import { BroadcastsRepository, type StoredBroadcast } from './broadcasts.repository.ts';
import { TelegramClient } from './telegram.client.ts';
import { TelegramNoReceivers, TelegramOff } from './telegram.errors.ts';
import { TelegramRepository } from './telegram.repository.ts';

/** Telegram bot in the form administrators see and use. */
@Injectable()
export class TelegramService {
  constructor(
    private readonly broadcasts: BroadcastsRepository,
    private readonly telegram: TelegramRepository,
    private readonly client: TelegramClient,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async getBot(): Promise<TelegramBot> {
    const [receivers, latest] = await Promise.all([this.telegram.countReceivers(), this.broadcasts.listLatest()]);
    const authors = await this.users.listSummariesOf(
      latest.flatMap(({ authorId }) => authorId ?? []),
      noTransaction,
    );
    const nameOf = (authorId: string | null) => authors.get(authorId ?? '')?.username ?? null;
    return {
      isConfigured: this.client.isConfigured,
      name: this.config.TELEGRAM_BOT_NAME ?? null,
      receivers,
      broadcasts: await Promise.all(latest.map((one) => this.shown(one, nameOf(one.authorId)))),
    };
  }

  /**
   * Stores a message for all receivers, which is sent in the background. Throws TelegramOff, TelegramNoReceivers,
   * BroadcastRunning.
   */
  async broadcast({ userId: authorId }: Identity, text: string): Promise<number> {
    if (!this.client.isConfigured) throw new TelegramOff();
    if ((await this.telegram.countReceivers()) === 0) throw new TelegramNoReceivers();
    const createdAt = this.clock.now();
    return this.transactions.run(async (session) => {
      const { id, receivers } = await this.broadcasts.insert({ text, authorId, createdAt }, session);
      const object = { kind: 'broadcast', id };
      await this.audit.write(
        { actorId: authorId, action: 'bot.broadcast', object, after: { text, receivers } },
        session,
      );
      return receivers;
    });
  }

  /** Returns a broadcast with its current counts while it is being sent. */
  private async shown(broadcast: StoredBroadcast, author: string | null): Promise<Broadcast> {
    const { id, text, createdAt, state, receivers, delivered, failed, unknown } = broadcast;
    const counts =
      state === 'sending' ? await this.broadcasts.getCounts(id, noTransaction) : { delivered, failed, unknown };
    return { _id: id, text, author, createdAt: createdAt.toISOString(), state, receivers, ...counts };
  }
}
