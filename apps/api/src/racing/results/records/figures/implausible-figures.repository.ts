import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Session, SessionOrNone } from '../../../../kernel/database/session.ts';
import { type Acceptance, ImplausibleFigureRecord } from './implausible-figure.schema.ts';
import type { FoundFigure } from './judged-figures.ts';

export type StoredFigure = Pick<ImplausibleFigureRecord, keyof ImplausibleFigureRecord>;
type Key = Pick<StoredFigure, 'eventId' | 'profileId' | 'figure' | 'duration'>;

const inOrder = { eventId: 1, profileId: 1, figure: 1, duration: 1 } as const;
const inProtocol = (eventId: number) => ({ eventId, value: trusted({ $ne: null }) });

@Injectable()
export class ImplausibleFiguresRepository {
  constructor(@InjectModel(ImplausibleFigureRecord.name) private readonly model: Model<ImplausibleFigureRecord>) {}

  async listByEvent(eventId: number, session: SessionOrNone): Promise<StoredFigure[]> {
    return this.model
      .find({ eventId }, { _id: 0 }, { ...(session && { session }) })
      .sort(inOrder)
      .lean();
  }

  /** Lists values that the latest protocol has. */
  async listPage(eventId: number, skip: number, most: number): Promise<StoredFigure[]> {
    return this.model.find(inProtocol(eventId), { _id: 0 }).sort(inOrder).skip(skip).limit(most).lean();
  }

  async count(eventId: number): Promise<number> {
    return this.model.countDocuments(inProtocol(eventId));
  }

  /** Lists accepted values of these accounts that are in their latest protocols. */
  async listAccepted(profileIds: readonly number[]): Promise<StoredFigure[]> {
    const records = await this.model
      .find({ profileId: trusted({ $in: [...profileIds] }), accepted: trusted({ $type: 'object' }) }, { _id: 0 })
      .lean();
    return records.filter(({ value, accepted }) => value !== null && accepted?.value === value);
  }

  async listAcceptedIn(eventIds: readonly number[], session: SessionOrNone): Promise<StoredFigure[]> {
    return this.model
      .find(
        { eventId: trusted({ $in: [...eventIds] }), accepted: trusted({ $type: 'object' }) },
        { _id: 0 },
        { ...(session && { session }) },
      )
      .lean();
  }

  /** Stores the values of the latest protocol; of other values only acceptances remain. */
  async replace(eventId: number, found: readonly FoundFigure[], session: Session): Promise<void> {
    const stored = await this.listByEvent(eventId, session);
    if (stored.length === 0 && found.length === 0) return;
    const gone = { eventId, $nor: found.map(({ profileId, figure, duration }) => ({ profileId, figure, duration })) };
    const filter = found.length > 0 ? gone : { eventId };
    await this.model.deleteMany({ ...filter, accepted: null }, { session });
    await this.model.updateMany(filter, { $set: { value: null } }, { session });
    if (found.length === 0) return;
    await this.model.bulkWrite(
      found.map(({ profileId, figure, duration, name, value, limit }) => ({
        updateOne: {
          filter: { eventId, profileId, figure, duration },
          update: { $set: { name, value, limit }, $setOnInsert: { accepted: null } },
          upsert: true,
        },
      })),
      { session },
    );
  }

  /** Returns whether the protocol still has this value. */
  async setAccepted(key: Key, value: number, accepted: Acceptance | null, session: Session): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ ...key, value }, { $set: { accepted } }, { session });
    return matchedCount === 1;
  }

  async renameAuthor(authorId: string, author: string, session: Session): Promise<void> {
    const changes = { 'accepted.author': author, 'accepted.authorId': null };
    await this.model.updateMany({ 'accepted.authorId': authorId }, { $set: changes }, { session });
  }

  async deleteByEvent(eventId: number, session: Session): Promise<void> {
    await this.model.deleteMany({ eventId }, { session });
  }
}
