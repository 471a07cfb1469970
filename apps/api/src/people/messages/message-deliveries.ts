import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ServerFrame } from '@otryv/contract';
import { OutboxWatcher } from '../../kernel/outbox/outbox.watcher.ts';
import { Sockets } from '../../kernel/realtime/sockets.ts';
import { tryAgainLater, type UserSocket } from '../../kernel/realtime/user-socket.ts';
import { messagesRead, messagesWritten } from './messages.outbox.ts';
import { MessagesService } from './messages.service.ts';

/** Sends users' messages to their sockets of this process. */
@Injectable()
export class MessageDeliveries implements OnModuleInit {
  private readonly logger = new Logger(MessageDeliveries.name);
  /** Number of new messages queued behind the list being sent to their user. */
  private readonly waiting = new Map<string, number>();
  private readonly sending = new Set<string>();

  constructor(
    private readonly messages: MessagesService,
    private readonly outbox: OutboxWatcher,
    private readonly sockets: Sockets,
  ) {}

  onModuleInit(): void {
    this.outbox.subscribe(messagesWritten, ({ userIds, count }) => this.enqueue(userIds, count));
    this.outbox.subscribe(messagesRead, ({ userIds }) => this.enqueue(userIds, 0));
    this.sockets.welcomeWith((socket, userId, lastMessageId) => void this.welcome(socket, userId, lastMessageId));
  }

  private async welcome(socket: UserSocket, userId: string, lastMessageId: string | null): Promise<void> {
    try {
      const data = await (lastMessageId === null
        ? this.messages.list(userId)
        : this.messages.listSince(userId, lastMessageId));
      socket.send({ type: 'SERVICE_MESSAGES', data });
    } catch (error) {
      this.giveUp([socket], error);
    }
  }

  private enqueue(userIds: readonly string[], added: number): void {
    for (const userId of userIds) {
      if (this.sockets.listByUser(userId).length === 0) continue;
      this.waiting.set(userId, (this.waiting.get(userId) ?? 0) + added);
      if (!this.sending.has(userId)) void this.sendAll(userId);
    }
  }

  // One list at a time, so that an older one never follows a newer one.
  private async sendAll(userId: string): Promise<void> {
    this.sending.add(userId);
    for (let added = this.take(userId); added !== undefined; added = this.take(userId)) await this.send(userId, added);
    this.sending.delete(userId);
  }

  private take(userId: string): number | undefined {
    const added = this.waiting.get(userId);
    this.waiting.delete(userId);
    return added;
  }

  private async send(userId: string, added: number): Promise<void> {
    try {
      const data = await this.messages.list(userId, added);
      const frame: ServerFrame = {
        type: 'SERVICE_MESSAGES',
        data,
        ...(added > 0 && { audioType: 'notification' }),
      };
      for (const socket of this.sockets.listByUser(userId)) socket.send(frame);
    } catch (error) {
      this.giveUp(this.sockets.listByUser(userId), error);
    }
  }

  /** Disconnects browsers whose messages cannot be delivered: they reconnect and resume. */
  private giveUp(sockets: Iterable<UserSocket>, error: unknown): void {
    this.logger.error({ err: error }, 'Messages were not delivered');
    for (const socket of sockets) socket.close(tryAgainLater, 'Try again later.');
  }
}
