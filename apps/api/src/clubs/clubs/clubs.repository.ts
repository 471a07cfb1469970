import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import { isDuplicateKey } from '../../kernel/database/duplicate-key.ts';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { ClubRecord } from './club.schema.ts';
import type { ClubFields, StoredClub } from './club.ts';
import { ClubKnown } from './clubs.errors.ts';

type Changes = Partial<ClubFields & Pick<StoredClub, 'refreshedAt' | 'missingSince'>>;

@Injectable()
export class ClubsRepository {
  constructor(@InjectModel(ClubRecord.name) private readonly model: Model<ClubRecord>) {}

  async findById(clubId: string, session: SessionOrNone): Promise<StoredClub | null> {
    const record = await this.model.findOne({ clubId }, null, session && { session }).lean();
    return record && toClub(record);
  }

  async listByOrganizers(organizerIds: readonly string[], session: SessionOrNone): Promise<StoredClub[]> {
    const records = await this.model
      .find({ organizerId: trusted({ $in: [...organizerIds] }) }, null, session && { session })
      .sort({ organizerId: 1, name: 1, _id: 1 })
      .lean();
    return records.map(toClub);
  }

  async listByIds(clubIds: readonly string[]): Promise<StoredClub[]> {
    return (await this.model.find({ clubId: trusted({ $in: [...clubIds] }) }).lean()).map(toClub);
  }

  async listByModerator(userId: string): Promise<StoredClub[]> {
    return (await this.model.find({ moderators: new Types.ObjectId(userId) }).lean()).map(toClub);
  }

  async listByModerators(userIds: readonly string[]): Promise<StoredClub[]> {
    const ids = userIds.map((id) => new Types.ObjectId(id));
    return (
      await this.model
        .find({ moderators: trusted({ $in: ids }) })
        .sort({ name: 1 })
        .lean()
    ).map(toClub);
  }

  async listPage(page: number, size: number): Promise<{ clubs: StoredClub[]; total: number }> {
    const sort = { organizerId: 1, name: 1, _id: 1 } as const;
    const [records, total] = await Promise.all([
      this.model
        .find()
        .sort(sort)
        .hint(sort)
        .skip((page - 1) * size)
        .limit(size)
        .lean(),
      this.model.estimatedDocumentCount(),
    ]);
    return { clubs: records.map(toClub), total };
  }

  /** Throws ClubKnown. */
  async insert(club: StoredClub, session: Session): Promise<void> {
    try {
      await this.model.create([club], { session });
    } catch (error) {
      throw isDuplicateKey(error) ? new ClubKnown() : error;
    }
  }

  async update(clubId: string, changes: Changes, session: Session): Promise<void> {
    await this.model.updateOne({ clubId }, { $set: changes }, { session });
  }

  async delete(clubId: string, session: Session): Promise<void> {
    await this.model.deleteOne({ clubId }, { session });
  }

  async deleteOf(organizerId: string, session: Session): Promise<void> {
    await this.model.deleteMany({ organizerId }, { session });
  }

  async addModerator(clubId: string, userId: string, session: Session): Promise<void> {
    await this.model.updateOne({ clubId }, { $addToSet: { moderators: new Types.ObjectId(userId) } }, { session });
  }

  /** Returns whether the user was a moderator. */
  async removeModerator(clubId: string, userId: string, session: Session): Promise<boolean> {
    const moderator = new Types.ObjectId(userId);
    const change = { $pull: { moderators: moderator } };
    const { matchedCount } = await this.model.updateOne({ clubId, moderators: moderator }, change, { session });
    return matchedCount > 0;
  }

  async forgetUser(userId: string, session: Session): Promise<void> {
    const moderator = new Types.ObjectId(userId);
    await this.model.updateMany({ moderators: moderator }, { $pull: { moderators: moderator } }, { session });
  }
}

/** Maps a record, naming each field. */
function toClub(record: ClubRecord): StoredClub {
  return {
    clubId: record.clubId,
    organizerId: record.organizerId.toHexString(),
    moderators: record.moderators.map((id) => id.toHexString()),
    name: record.name,
    tagline: record.tagline,
    description: record.description,
    images: { icon: record.images.icon, event: record.images.event, club_large: record.images.club_large },
    memberCount: record.memberCount,
    joinMethod: record.joinMethod,
    refreshedAt: record.refreshedAt,
    missingSince: record.missingSince,
  };
}
