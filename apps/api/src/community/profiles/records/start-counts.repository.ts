import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RiderResultRecord } from './rider-result.schema.ts';

export interface EventCount {
  eventId: number;
  startMs: number;
  typeRaceCustom: string | null;
  male: number;
  female: number;
  finishes: number;
}

/** Number of riders who raced, by time. */
@Injectable()
export class StartCountsRepository {
  constructor(@InjectModel(RiderResultRecord.name) private readonly model: Model<RiderResultRecord>) {}

  /** Lists the events that started within a time span, oldest first, with their riders. */
  async listEventsBetween(from: Date, to: Date): Promise<EventCount[]> {
    const sum = (condition: object | string) => ({ $sum: { $cond: [condition, 1, 0] } });
    const counts = await this.model.aggregate<Omit<EventCount, 'eventId' | 'startMs'> & { _id: number; start: Date }>([
      { $match: { eventStart: { $gte: from, $lte: to } } },
      {
        $group: {
          _id: '$eventId',
          start: { $first: '$eventStart' },
          typeRaceCustom: { $first: '$typeRaceCustom' },
          male: sum('$male'),
          female: sum({ $not: '$male' }),
          finishes: sum({ $gt: ['$place', 0] }),
        },
      },
      { $sort: { start: 1, _id: 1 } },
    ]);
    return counts.map(({ _id, start, ...rest }) => ({ eventId: _id, startMs: start.getTime(), ...rest }));
  }

  /** Lists the accounts that raced within a time span. */
  async listAccountsBetween(from: Date, to: Date): Promise<{ accountId: number; male: boolean }[]> {
    const accounts = await this.model.aggregate<{ _id: number; male: boolean }>([
      { $match: { eventStart: { $gte: from, $lte: to } } },
      { $group: { _id: '$accountId', male: { $last: '$male' } } },
    ]);
    return accounts.map(({ _id, male }) => ({ accountId: _id, male }));
  }
}
