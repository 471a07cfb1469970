import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type CurveRace, PowerCurveRecord } from './power-curve.schema.ts';

export type { CurveRace };

export interface StoredCurve {
  zwiftId: number;
  races: CurveRace[];
  updatedAt: Date;
  nextDropAt: Date | null;
}

@Injectable()
export class PowerCurvesRepository {
  constructor(@InjectModel(PowerCurveRecord.name) private readonly model: Model<PowerCurveRecord>) {}

  async listByRiders(zwiftIds: readonly number[]): Promise<StoredCurve[]> {
    const records = await this.model.find({ zwiftId: trusted({ $in: [...zwiftIds] }) }).lean();
    return records.map(({ zwiftId, races, updatedAt, nextDropAt }) => ({
      zwiftId,
      races,
      updatedAt,
      nextDropAt: nextDropAt ?? null,
    }));
  }

  async save(curves: readonly StoredCurve[]): Promise<void> {
    if (curves.length === 0) return;
    await this.model.collection.bulkWrite(
      curves.map(({ zwiftId, nextDropAt, ...fields }) => ({
        replaceOne: {
          filter: { zwiftId },
          replacement: { zwiftId, ...fields, ...(nextDropAt && { nextDropAt }) },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  }

  /** Lists up to `most` accounts whose oldest race has expired. */
  async listDropping(now: Date, most: number): Promise<number[]> {
    const records = await this.model
      .find({ nextDropAt: trusted({ $lt: now }) }, 'zwiftId')
      .limit(most)
      .lean();
    return records.map(({ zwiftId }) => zwiftId);
  }
}
