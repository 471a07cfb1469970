import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.ts';
import type { Session } from '../../kernel/database/session.ts';
import { dayMs, hourMs } from '../../kernel/time-units.ts';
import { MessageSendersRepository, type SentMessage } from './message-senders.repository.ts';
import { TooManyMessages, TooManyMessagesToOne } from './messages.errors.ts';

const mostInHour = 50;
const senderHourMs = hourMs;
const mostToOneInDay = 3;
const senderDayMs = dayMs;

/** User who causes a message, and the behavior beyond that user's limits. */
export interface Sender {
  userId: string;
  /**
   * `refuse` rejects the whole action. `leaveOut` keeps an action that the user is entitled to, and skips its messages.
   * Actions with `refuse` do not count messages of `leaveOut`: a captain who answers many requests may still offer the
   * team.
   */
  beyond: SentMessage['beyond'];
}

/** Limits the messages that a user may cause to be sent to others. */
@Injectable()
export class MessageSenders {
  constructor(
    private readonly senders: MessageSendersRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the recipients who may get one more message, counted within the transaction of the message: two concurrent
   * actions write to one record, so that the later one counts the earlier. An action with `refuse` and more recipients
   * than fit into an hour reaches the first ones. Throws TooManyMessages, TooManyMessagesToOne.
   */
  async admit({ userId, beyond }: Sender, recipients: readonly string[], session: Session): Promise<string[]> {
    const others = recipients.filter((recipient) => recipient !== userId);
    const own = recipients.filter((recipient) => recipient === userId);
    if (others.length === 0) return own;
    const nowMs = this.clock.now().getTime();
    const stored = await this.senders.listSentBy(userId, session);
    const sent = stored.filter(({ at }) => at.getTime() > nowMs - senderDayMs);
    const counted = beyond === 'refuse' ? sent.filter((one) => one.beyond === 'refuse') : sent;
    const lately = counted.filter(({ at }) => at.getTime() > nowMs - senderHourMs);
    if (beyond === 'refuse') requireRoom(others.slice(0, mostInHour), counted, lately, nowMs);
    const admitted = others
      .filter((recipient) => roomAt(sentTo(recipient, counted), 1, mostToOneInDay, senderDayMs) === null)
      .slice(0, Math.max(0, mostInHour - lately.length));
    const added = admitted.map((to) => ({ to, at: new Date(nowMs), beyond }));
    if (added.length > 0)
      await this.senders.setSent(userId, [...sent, ...added], new Date(nowMs + senderDayMs), session);
    return [...own, ...admitted];
  }
}

function sentTo(recipient: string, sent: readonly SentMessage[]): SentMessage[] {
  return sent.filter(({ to }) => to === recipient);
}

/** Returns when `more` messages fit into a period that allows `most`; `null` if they do now. */
function roomAt(sent: readonly SentMessage[], more: number, most: number, perMs: number): number | null {
  const lastInTheWay = sent[sent.length + more - most - 1];
  return lastInTheWay ? lastInTheWay.at.getTime() + perMs : null;
}

/** Throws TooManyMessages, TooManyMessagesToOne. */
function requireRoom(
  recipients: readonly string[],
  sent: readonly SentMessage[],
  lately: readonly SentMessage[],
  nowMs: number,
): void {
  const roomForEach = recipients.flatMap(
    (recipient) => roomAt(sentTo(recipient, sent), 1, mostToOneInDay, senderDayMs) ?? [],
  );
  if (roomForEach.length > 0) throw new TooManyMessagesToOne(Math.max(...roomForEach) - nowMs);
  const roomForAll = roomAt(lately, recipients.length, mostInHour, senderHourMs);
  if (roomForAll !== null) throw new TooManyMessages(roomForAll - nowMs);
}
