import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../platform/clock.ts';
import type { Session } from '../platform/database/session.ts';
import { dayMs, hourMs } from '../platform/time-units.ts';
import { UserDeletions } from '../users/user-deletions.ts';
import { MessageSendersRepository, type SentMessage } from './message-senders.repository.ts';
import { TooManyMessages, TooManyMessagesToOne } from './messages.errors.ts';

const mostInHour = 50;
const senderHourMs = hourMs;
const mostToOneInDay = 3;
const senderDayMs = dayMs;

/** Who causes a message, and what happens beyond the limits of that user. */
export interface Sender {
  userId: string;
  /** `refuse` ends the whole act; `leaveOut` lets it pass without these messages, where the act is a right. */
  beyond: 'refuse' | 'leaveOut';
}

/** How many messages a user may cause to be sent to others. */
@Injectable()
export class MessageSenders implements OnModuleInit {
  constructor(
    private readonly senders: MessageSendersRepository,
    private readonly deletions: UserDeletions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.deletions.add((userId, session) => this.senders.delete(userId, session));
  }

  /**
   * Those of the recipients who may get one more, counted within the transaction of the message: two acts at the same
   * moment write to one record, so that the later one counts the earlier. Throws TooManyMessages, TooManyMessagesToOne.
   */
  async admit({ userId, beyond }: Sender, recipients: readonly string[], session: Session): Promise<string[]> {
    const others = recipients.filter((recipient) => recipient !== userId);
    const own = recipients.filter((recipient) => recipient === userId);
    if (others.length === 0) return own;
    const nowMs = this.clock.now().getTime();
    const stored = await this.senders.sentBy(userId, session);
    const sent = stored.filter(({ at }) => at.getTime() > nowMs - senderDayMs);
    const lately = sent.filter(({ at }) => at.getTime() > nowMs - senderHourMs);
    if (beyond === 'refuse') requireFree(others, sent, lately, nowMs);
    const admitted = others
      .filter((recipient) => countTo(recipient, sent) < mostToOneInDay)
      .slice(0, Math.max(0, mostInHour - lately.length));
    const added = admitted.map((to) => ({ to, at: new Date(nowMs) }));
    if (added.length > 0)
      await this.senders.setSent(userId, [...sent, ...added], new Date(nowMs + senderDayMs), session);
    return [...own, ...admitted];
  }
}

function countTo(recipient: string, sent: readonly SentMessage[]): number {
  return sent.filter(({ to }) => to === recipient).length;
}

/** Throws TooManyMessages, TooManyMessagesToOne. */
function requireFree(
  others: readonly string[],
  sent: readonly SentMessage[],
  lately: readonly SentMessage[],
  nowMs: number,
): void {
  const full = others.find((recipient) => countTo(recipient, sent) >= mostToOneInDay);
  const oldest = sent.find(({ to }) => to === full);
  if (oldest) throw new TooManyMessagesToOne(oldest.at.getTime() + senderDayMs - nowMs);
  if (lately.length + others.length <= mostInHour) return;
  throw new TooManyMessages((lately[0]?.at.getTime() ?? nowMs) + senderHourMs - nowMs);
}
