import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { Clock } from '../platform/clock.ts';
import type { Session } from '../platform/database/session.ts';
import { dayMs, hourMs } from '../platform/time-units.ts';
import { UserDeletions } from '../users/user-deletions.ts';
import { MessageSenderRecord } from './message-sender.schema.ts';
import { TooManyMessages, TooManyMessagesToOne } from './messages.errors.ts';

const mostInHour = 50;
export const senderHourMs = hourMs;
const mostToOneInDay = 3;
export const senderDayMs = dayMs;

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
    @InjectModel(MessageSenderRecord.name) private readonly model: Model<MessageSenderRecord>,
    private readonly deletions: UserDeletions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.deletions.add(async (userId, session) => {
      await this.model.deleteOne({ userId }, { session });
    });
  }

  /**
   * Those of the recipients who may get one more, counted within the transaction of the message: two acts at the same
   * moment write to one record, so that the later one counts the earlier. Throws TooManyMessages, TooManyMessagesToOne.
   */
  async admit({ userId, beyond }: Sender, recipients: readonly string[], session: Session): Promise<string[]> {
    const others = recipients.filter((recipient) => recipient !== userId);
    const own = recipients.filter((recipient) => recipient === userId);
    if (others.length === 0) return own;
    const now = this.clock.now().getTime();
    const record = await this.model.findOne({ userId }, 'sent', { session }).lean();
    const sent = (record?.sent ?? []).filter(({ at }) => at.getTime() > now - senderDayMs);
    const isFree = (recipient: string) => sent.filter(({ to }) => to.equals(recipient)).length < mostToOneInDay;
    const lately = sent.filter(({ at }) => at.getTime() > now - senderHourMs);
    const free = others.filter(isFree);
    if (beyond === 'refuse') {
      const full = others.find((recipient) => !isFree(recipient));
      const oldest = sent.find(({ to }) => full !== undefined && to.equals(full));
      if (oldest) throw new TooManyMessagesToOne(oldest.at.getTime() + senderDayMs - now);
      const [first] = lately;
      if (lately.length + others.length > mostInHour)
        throw new TooManyMessages((first?.at.getTime() ?? now) + senderHourMs - now);
    }
    const admitted = free.slice(0, Math.max(0, mostInHour - lately.length));
    const at = new Date(now);
    const added = admitted.map((to) => ({ to: new Types.ObjectId(to), at }));
    const expiresAt = new Date(now + senderDayMs);
    if (added.length > 0)
      await this.model.updateOne(
        { userId },
        { $set: { sent: [...sent, ...added], expiresAt } },
        { session, upsert: true },
      );
    return [...own, ...admitted];
  }
}
