import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { RiderRecord } from './rider.schema.ts';
import type { RiderFields } from './rider-fields.ts';

export type Rider = RiderFields & Pick<RiderRecord, 'competitionMetrics'>;

@Injectable()
export class RidersRepository {
  constructor(@InjectModel(RiderRecord.name) private readonly model: Model<RiderRecord>) {}

  /** Stores what is known; lists of the game come without metrics, so known ones are kept. */
  async upsert(riders: readonly Rider[], session?: ClientSession): Promise<void> {
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

  async byIds(zwiftIds: readonly number[]): Promise<Map<number, Rider>> {
    const records = await this.model.find({ zwiftId: trusted({ $in: [...zwiftIds] }) }).lean();
    return new Map(records.map((record) => [record.zwiftId, toRider(record)]));
  }
}

function toRider(record: RiderRecord): Rider {
  const { zwiftId, firstName, lastName, male, imageSrc, countryAlpha3, age, height, weight } = record;
  const metrics = record.competitionMetrics;
  const competitionMetrics = metrics && {
    racingScore: metrics.racingScore ?? null,
    category: metrics.category ?? null,
    categoryWomen: metrics.categoryWomen ?? null,
  };
  return { zwiftId, firstName, lastName, male, imageSrc, countryAlpha3, age, height, weight, competitionMetrics };
}
