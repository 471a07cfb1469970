import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Session } from '../../kernel/database/session.ts';
import { CalendarLinkRecord } from './calendar-link.schema.ts';

@Injectable()
export class CalendarLinksRepository {
  constructor(@InjectModel(CalendarLinkRecord.name) private readonly model: Model<CalendarLinkRecord>) {}

  async findCreatedAt(userId: string): Promise<Date | null> {
    return (await this.model.findOne({ userId }, { createdAt: 1 }).lean())?.createdAt ?? null;
  }

  async findUserOf(hash: string): Promise<string | null> {
    return (await this.model.findOne({ hash }, { userId: 1 }).lean())?.userId.toHexString() ?? null;
  }

  /** Replaces the user's previous link; returns whether there was one. */
  async replace(
    userId: string,
    link: Pick<CalendarLinkRecord, 'hash' | 'createdAt'>,
    session: Session,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ userId }, { $set: link }, { session, upsert: true });
    return matchedCount > 0;
  }

  /** Returns whether there was a link to remove. */
  async remove(userId: string, session: Session): Promise<boolean> {
    return (await this.model.deleteOne({ userId }, { session })).deletedCount > 0;
  }
}
