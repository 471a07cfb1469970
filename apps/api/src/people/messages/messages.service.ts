import { Injectable } from '@nestjs/common';
import type { ServiceMessage, ServiceMessageType } from '@otryv/contract';
import { Clock } from '../../kernel/clock.ts';
import type { Session } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Outbox } from '../../kernel/outbox/outbox.ts';
import { UsersService } from '../users/users.service.ts';
import { MessageSenders, type Sender } from './message-senders.ts';
import { MessageNotFound } from './messages.errors.ts';
import { messagesRead, messagesWritten } from './messages.outbox.ts';
import { MessagesRepository } from './messages.repository.ts';

/** Message as written by a domain. */
export interface NewMessage {
  userIds: readonly string[];
  /** Author of the change, who gets no message about it; `null` for jobs, and if the author should get it too. */
  by: string | null;
  /**
   * User whose limits it counts towards. Omitted for messages that must always be sent: of jobs, decisions of judges
   * and administrators, changes of races, payments, and replies to requests.
   */
  from?: Sender | undefined;
  type: ServiceMessageType;
  title: string;
  text: string;
  /** Path of the page it is about. */
  entityUrl?: string;
  externalEntityUrl?: string;
  entityLogo?: string | null;
}

/** Message written at another time. */
export interface PastMessage extends Pick<NewMessage, 'type' | 'title' | 'text'> {
  entityUrl: string | null;
  externalEntityUrl: string | null;
  createdAt: Date;
  isRead: boolean;
}

const aboutNothing = { entityUrl: null, externalEntityUrl: null, entityLogo: null };

export const mostListed = 20;
/** Maximum number of missed messages delivered to a browser that is still open. */
const mostResumed = 500;

/** Messages of the portal to its users. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly users: UsersService,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly senders: MessageSenders,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a message to each user except the author of the change, within the transaction of the change and within the
   * limits of the sender. Throws TooManyMessages, TooManyMessagesToOne; always throws outside of a transaction.
   */
  async write({ userIds, by, from, ...message }: NewMessage, session: Session): Promise<void> {
    if (!session.inTransaction()) throw new Error('A message is written in the transaction of its change.');
    const concerned = [...new Set(userIds)].filter((userId) => userId !== by);
    const recipients = from ? await this.senders.admit(from, concerned, session) : concerned;
    if (recipients.length === 0) return;
    const createdAt = this.clock.now();
    const subscribers = new Set(await this.users.listSubscribersAmong(recipients, 'messages', session));
    await this.messages.insert(
      recipients.map((userId) => ({
        ...aboutNothing,
        ...message,
        userId,
        createdAt,
        ...(subscribers.has(userId) && { letter: 'due' as const }),
      })),
      session,
    );
    await this.outbox.write(messagesWritten, { userIds: recipients, count: 1 }, session);
  }

  /**
   * Adds past messages of a user, oldest first; returns how many were new. Skips times at which the user has a message,
   * so that it may be repeated.
   */
  addPast(userId: string, past: readonly PastMessage[]): Promise<number> {
    return this.transactions.run(async (session) => {
      const known = new Set(await this.messages.listTimesOf(userId, session));
      const missing = past.filter(({ createdAt }) => !known.has(createdAt.getTime()));
      if (missing.length === 0) return 0;
      const [subscriber] = await this.users.listSubscribersAmong([userId], 'messages', session);
      const emailOf = ({ isRead }: PastMessage) => (subscriber && !isRead ? { letter: 'due' as const } : {});
      await this.messages.insert(
        missing.map((message) => ({ ...aboutNothing, ...message, userId, ...emailOf(message) })),
        session,
      );
      await this.outbox.write(messagesWritten, { userIds: [userId], count: missing.length }, session);
      return missing.length;
    });
  }

  /** Lists the newest messages of a user, newest first. */
  list(userId: string, most = mostListed): Promise<ServiceMessage[]> {
    return this.messages.listNewest(userId, Math.max(most, mostListed));
  }

  /** Lists the newest messages with all that a browser may have missed since a given one. */
  async listSince(userId: string, lastMessageId: string): Promise<ServiceMessage[]> {
    return this.list(userId, await this.messages.countSince(userId, lastMessageId, mostResumed));
  }

  /** Marks a message of the user as read, or all of them. Throws MessageNotFound. */
  async read(userId: string, messageId: string): Promise<void> {
    await this.transactions.run(async (session) => {
      if (messageId === 'all') await this.messages.readAll(userId, session);
      else if (!(await this.messages.read(userId, messageId, session))) throw new MessageNotFound();
      await this.outbox.write(messagesRead, { userIds: [userId] }, session);
    });
  }
}
