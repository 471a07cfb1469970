import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Decision } from '@otryv/race';
import { type ClientSession, type Model, Types } from 'mongoose';
import { DecisionRecord } from './decision.schema.ts';

export type NewDecision = Omit<DecisionRecord, '_id'>;

@Injectable()
export class DecisionsRepository {
  constructor(@InjectModel(DecisionRecord.name) private readonly model: Model<DecisionRecord>) {}

  /** Every decision of an event, oldest first. */
  async ofEvent(eventId: number, session?: ClientSession): Promise<Decision[]> {
    const records = await this.model
      .find({ eventId }, {}, { ...(session && { session }) })
      .sort({ at: 1, _id: 1 })
      .lean();
    return records.map(toDecision);
  }

  async find(eventId: number, id: string): Promise<Decision | null> {
    if (!Types.ObjectId.isValid(id)) return null;
    const record = await this.model.findOne({ eventId, _id: new Types.ObjectId(id) }).lean();
    return record && toDecision(record);
  }

  async insert(decision: NewDecision, session: ClientSession): Promise<string> {
    const [record] = await this.model.create([decision], { session });
    return String(record?._id);
  }
}

function toDecision({ _id, profileId, at, author, reason, type, label, undoes }: DecisionRecord): Decision {
  const facts = { id: _id.toHexString(), profileId, at: at.getTime(), author, reason };
  if (type === 'undo') return { ...facts, type, undoes: undoes?.toHexString() ?? '' };
  return { ...facts, type, label: label ?? 'DSQ' };
}
