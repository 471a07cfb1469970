import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../config.ts';
import { Clock } from '../../kernel/clock.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { minuteMs, secondMs } from '../../kernel/time-units.ts';
import { BroadcastsRepository, type Delivery, type StoredBroadcast } from './broadcasts.repository.ts';
import { TelegramClient } from './telegram.client.ts';
import {
  ChatGone,
  MessageRefused,
  PauseAsked,
  ResponseLost,
  TelegramUnreachable,
  TokenRefused,
} from './telegram.errors.ts';
import { TelegramRepository } from './telegram.repository.ts';

/** Longer than the request timeout. */
const claimMs = minuteMs;
/** Pause in seconds after a request that failed for a reason other than its chat. */
const faultPause = 30;
/** A run ends before a stopping process has to exit. */
const secondsOfRun = 4;

/** Sends the open broadcast, at most once per receiver: a message whose response was lost is not sent again. */
@Injectable()
export class BroadcastDeliveries implements OnModuleInit {
  private readonly logger = new Logger(BroadcastDeliveries.name);

  constructor(
    private readonly broadcasts: BroadcastsRepository,
    private readonly telegram: TelegramRepository,
    private readonly client: TelegramClient,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.every('5 seconds', 'telegram.deliver', () => this.deliver());
  }

  /** Sends a part of the open broadcast; the next run continues with the rest, also after this process died. */
  async deliver(): Promise<void> {
    const broadcast = this.client.isConfigured ? await this.broadcasts.open() : null;
    if (!broadcast) return;
    await this.broadcasts.giveUpClaims(broadcast.id, new Date(this.clock.now().getTime() - claimMs));
    for (let left = this.config.TELEGRAM_MESSAGES_PER_SECOND * secondsOfRun; left > 0; left -= 1) {
      const { pausedUntil } = await this.telegram.getState();
      if (pausedUntil && pausedUntil > this.clock.now()) return;
      const delivery = await this.broadcasts.claim(broadcast.id, this.clock.now());
      if (!delivery) break;
      if (!(await this.send(broadcast, delivery))) return this.close(broadcast.id, 'stopped');
    }
    if (!(await this.broadcasts.hasMore(broadcast.id))) await this.close(broadcast.id, 'sent');
  }

  /** Returns whether the next one may be sent. */
  private async send({ text }: StoredBroadcast, delivery: Delivery): Promise<boolean> {
    try {
      await this.client.sendMessage(delivery.chatId, text);
      await this.broadcasts.setDelivery(delivery.id, 'delivered');
    } catch (error) {
      await this.take(error, delivery);
      return !(error instanceof TokenRefused);
    }
    return true;
  }

  private async take(error: unknown, { id, chatId }: Delivery): Promise<void> {
    if (error instanceof ChatGone) await this.telegram.remove(chatId);
    if (error instanceof ChatGone || error instanceof MessageRefused) {
      await this.broadcasts.setDelivery(id, 'failed');
      return;
    }
    const isUnsent =
      error instanceof PauseAsked || error instanceof TelegramUnreachable || error instanceof TokenRefused;
    if (!isUnsent && !(error instanceof ResponseLost)) throw error;
    await this.broadcasts.setDelivery(id, isUnsent ? 'waiting' : 'unknown');
    if (error instanceof TokenRefused) return;
    await this.pause(error instanceof PauseAsked ? error.seconds : faultPause);
  }

  /** Pauses the whole bot: other chats would be rejected as well. */
  private pause(seconds: number): Promise<void> {
    const pausedUntil = new Date(this.clock.now().getTime() + seconds * secondMs);
    return this.telegram.setState({ pausedUntil });
  }

  private async close(id: string, state: 'sent' | 'stopped'): Promise<void> {
    if (state === 'stopped') this.logger.error('Telegram refuses the token of the bot: a message has not reached all.');
    await this.transactions.run((session) => this.broadcasts.close(id, state, session));
  }
}
