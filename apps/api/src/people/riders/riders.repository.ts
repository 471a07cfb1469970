import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Figure } from '@otryv/contract';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { SessionOrNone } from '../../kernel/database/session.ts';
import { RiderRecord } from './rider.schema.ts';
import type { RiderFields } from './rider-fields.schema.ts';

/** Rider as sent by the game. */
export type SentRider = RiderFields & Pick<RiderRecord, 'competitionMetrics'>;
export type Rider = SentRider & { hidden: readonly Figure[] };

const mostCodes = 10;

@Injectable()
export class RidersRepository {
  constructor(@InjectModel(RiderRecord.name) private readonly model: Model<RiderRecord>) {}

  /** Stores riders; the game's lists lack metrics, so stored ones are kept. */
  async upsert(riders: readonly SentRider[], session: SessionOrNone): Promise<void> {
    if (riders.length === 0) return;
    await this.model.bulkWrite(
      riders.map(({ competitionMetrics, ...rider }) => ({
        updateOne: {
          filter: { zwiftId: rider.zwiftId },
          update: { $set: { ...rider, ...(competitionMetrics && { competitionMetrics }) } },
          upsert: true,
        },
      })),
      { ordered: false, ...(session && { session }) },
    );
  }

  /** Stores the latest codes of a stored rider. */
  async addProofCode(zwiftId: number, code: string): Promise<void> {
    await this.model.updateOne({ zwiftId }, { $push: { proofCodes: { $each: [code], $slice: -mostCodes } } });
  }

  /** Returns the codes of each of these riders that has any. */
  async listProofCodesOf(zwiftIds: readonly number[], session: SessionOrNone): Promise<Map<number, string[]>> {
    const records = await this.model
      .find({ zwiftId: trusted({ $in: [...zwiftIds] }) }, 'zwiftId proofCodes', session && { session })
      .lean();
    return new Map(records.map(({ zwiftId, proofCodes = [] }) => [zwiftId, proofCodes]));
  }

  async setHidden(zwiftIds: readonly number[], hidden: readonly Figure[], session: ClientSession): Promise<void> {
    await this.model.updateMany({ zwiftId: trusted({ $in: [...zwiftIds] }) }, { $set: { hidden } }, { session });
  }

  /** Lists up to `most` riders by number, after the given one. */
  async listIdsAfter(after: number, most: number): Promise<number[]> {
    const filter = { zwiftId: trusted({ $gt: after }) };
    const records = await this.model.find(filter, 'zwiftId').sort({ zwiftId: 1 }).limit(most).lean();
    return records.map(({ zwiftId }) => zwiftId);
  }

  /** Returns the hidden figures of each of these riders; riders that hide nothing are omitted. */
  async listHiddenOf(zwiftIds: readonly number[], session: SessionOrNone): Promise<Map<number, readonly Figure[]>> {
    const records = await this.model
      .find({ zwiftId: trusted({ $in: [...zwiftIds] }) }, 'zwiftId hidden', session && { session })
      .lean();
    return new Map(records.flatMap(({ zwiftId, hidden = [] }) => (hidden.length > 0 ? [[zwiftId, hidden]] : [])));
  }

  async listByIds(zwiftIds: readonly number[], session: SessionOrNone): Promise<Map<number, Rider>> {
    const records = await this.model
      .find({ zwiftId: trusted({ $in: [...zwiftIds] }) }, null, session && { session })
      .lean();
    return new Map(records.map((record) => [record.zwiftId, toRider(record)]));
  }
}

function toRider(record: RiderRecord): Rider {
  const { zwiftId, firstName, lastName, male, imageSrc, countryAlpha3, age, height, weight } = record;
  const metrics = record.competitionMetrics;
  const competitionMetrics = metrics && {
    // The game sends 0 for riders who have none; older records contain it.
    racingScore: metrics.racingScore || null,
    category: metrics.category ?? null,
    categoryWomen: metrics.categoryWomen ?? null,
  };
  const { hidden = [] } = record;
  return {
    zwiftId,
    firstName,
    lastName,
    male,
    imageSrc,
    countryAlpha3,
    age,
    height,
    weight,
    competitionMetrics,
    hidden,
  };
}
