import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BanCode } from '@otryv/contract';
import { type Model, trusted } from 'mongoose';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { BanRecord } from './ban.schema.ts';

export type Ban = Pick<BanRecord, 'zwiftId' | 'code' | 'description' | 'adminId' | 'at'>;

@Injectable()
export class BansRepository {
  constructor(@InjectModel(BanRecord.name) private readonly model: Model<BanRecord>) {}

  async listByRider(zwiftId: number, session: SessionOrNone): Promise<Ban[]> {
    return this.model.find({ zwiftId }, { _id: 0 }, session && { session }).lean();
  }

  /** Returns those of the riders banned for any reason. */
  async listBannedAmong(zwiftIds: readonly number[]): Promise<number[]> {
    return this.model.distinct('zwiftId', { zwiftId: trusted({ $in: [...zwiftIds] }) });
  }

  async put({ zwiftId, code, ...fields }: Ban, session: Session): Promise<void> {
    await this.model.updateOne({ zwiftId, code }, { $set: fields }, { upsert: true, session });
  }

  async remove(zwiftId: number, code: BanCode, session: Session): Promise<void> {
    await this.model.deleteOne({ zwiftId, code }, { session });
  }

  async forgetAdmin(adminId: string, session: Session): Promise<void> {
    await this.model.updateMany({ adminId }, { $set: { adminId: null } }, { session });
  }
}
