import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.ts';
import { Jobs } from '../../kernel/jobs/jobs.ts';
import { ru } from './service-messages.ru.ts';
import { TelegramClient, type TelegramUpdate } from './telegram.client.ts';
import { TelegramRepository } from './telegram.repository.ts';

/** Maximum number of updates that Telegram returns at a time. */
const most = 100;
const gone = new Set(['kicked', 'left']);

/** Reads messages to the bot: /start adds a chat as a receiver, /stop and a block remove it. */
@Injectable()
export class TelegramUpdates implements OnModuleInit {
  private readonly logger = new Logger(TelegramUpdates.name);

  constructor(
    private readonly telegram: TelegramRepository,
    private readonly client: TelegramClient,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.every('10 seconds', 'telegram.updates', () => this.read());
  }

  /** Reads all pending updates. Idempotent for repeated updates. */
  async read(): Promise<void> {
    if (!this.client.isConfigured) return;
    for (;;) {
      const { offset } = await this.telegram.getState();
      const updates = await this.client.fetchUpdates(offset, most);
      for (const update of updates) await this.apply(update);
      const last = updates.at(-1);
      if (last) await this.telegram.setState({ offset: last.update_id + 1 });
      if (updates.length < most) return;
    }
  }

  private async apply({ message, my_chat_member: member }: TelegramUpdate): Promise<void> {
    const chat = message?.chat ?? member?.chat;
    // Channels and groups never sent /start.
    if (chat?.type !== 'private') return;
    const [command] = message?.text?.split(/\s/) ?? [];
    if (command === '/start' && (await this.telegram.add(chat.id, this.clock.now()))) {
      await this.answer(chat.id, ru.welcome);
    }
    if (command === '/stop' && (await this.telegram.remove(chat.id))) await this.answer(chat.id, ru.farewell);
    if (member && gone.has(member.new_chat_member.status)) await this.telegram.remove(chat.id);
  }

  private async answer(chatId: number, text: string): Promise<void> {
    await this.client.sendMessage(chatId, text).catch((error: unknown) => {
      this.logger.warn(`The bot did not answer a chat: ${error instanceof Error ? error.constructor.name : 'unknown'}`);
    });
  }
}
