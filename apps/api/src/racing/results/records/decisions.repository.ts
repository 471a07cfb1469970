import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Decision } from '@otryv/race';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import { RaceDecisionRecord } from './race-decision.schema.ts';

export interface NewDecision extends Omit<RaceDecisionRecord, '_id' | 'subject'> {
  eventId: number;
}

@Injectable()
export class DecisionsRepository {
  constructor(@InjectModel(RaceDecisionRecord.name) private readonly model: Model<RaceDecisionRecord>) {}

  /** Lists every decision of an event, oldest first. */
  async listByEvent(eventId: number, session: SessionOrNone): Promise<Decision[]> {
    const records = await this.model
      .find({ 'subject.eventId': eventId }, {}, { ...(session && { session }) })
      .sort({ at: 1, _id: 1 })
      .lean();
    return records.map(toDecision);
  }

  async find(eventId: number, id: string): Promise<Decision | null> {
    if (!Types.ObjectId.isValid(id)) return null;
    const record = await this.model.findOne({ 'subject.eventId': eventId, _id: new Types.ObjectId(id) }).lean();
    return record && toDecision(record);
  }

  /** Stores decisions and returns their ids in the same order. */
  async insert(decisions: readonly NewDecision[], session: ClientSession): Promise<string[]> {
    const records = decisions.map(({ eventId, ...facts }) => ({ ...facts, subject: { eventId } }));
    const stored = await this.model.insertMany(records, { session });
    return stored.map(({ _id }) => String(_id));
  }

  /** Replaces the name of an author; returns the events whose protocols show it. */
  async renameAuthor(authorId: string, author: string, session: ClientSession): Promise<number[]> {
    const ofRaces = { authorId, 'subject.eventId': trusted({ $exists: true }) };
    const options = { session, hint: { authorId: 1 } };
    const decisions = await this.model.find(ofRaces, { subject: 1 }, options).lean();
    await this.model.updateMany(ofRaces, { $set: { author, authorId: null } }, options);
    return [...new Set(decisions.map(({ subject }) => subject.eventId))];
  }

  async deleteByEvent(eventId: number, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ 'subject.eventId': eventId }, { session });
  }
}

function toDecision({ _id, profileId, at, author, reason, body }: RaceDecisionRecord): Decision {
  return { id: _id.toHexString(), profileId, at: at.getTime(), author, reason, ...body };
}
