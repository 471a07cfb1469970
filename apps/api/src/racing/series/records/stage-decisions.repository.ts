import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { StageDecision } from '@otryv/race';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import { StageDecisionRecord } from './stage-decision.schema.ts';

export interface NewStageDecision extends Omit<StageDecisionRecord, '_id' | 'subject'> {
  stageOrder: number;
}

@Injectable()
export class StageDecisionsRepository {
  constructor(@InjectModel(StageDecisionRecord.name) private readonly model: Model<StageDecisionRecord>) {}

  /** Lists every decision of a series, oldest first. */
  async listBySeries(seriesId: string, session: SessionOrNone): Promise<StageDecision[]> {
    const records = await this.model
      .find(ofSeries(seriesId), {}, { ...(session && { session }) })
      .sort({ at: 1, _id: 1 })
      .lean();
    return records.map(toDecision);
  }

  /** Lists the series with decisions about any of these riders. */
  async listSeries(profileIds: readonly number[]): Promise<string[]> {
    const decisions = await this.model
      .find(
        { profileId: trusted({ $in: [...profileIds] }), 'subject.seriesId': trusted({ $exists: true }) },
        { subject: 1 },
      )
      .lean();
    return [...new Set(decisions.map(({ subject }) => subject.seriesId.toHexString()))];
  }

  async find(id: string): Promise<StageDecision | null> {
    const record = await this.model
      .findOne({ _id: new Types.ObjectId(id), 'subject.seriesId': trusted({ $exists: true }) })
      .lean();
    return record && toDecision(record);
  }

  async insert(
    seriesId: string,
    decisions: readonly NewStageDecision[],
    session: ClientSession,
  ): Promise<StageDecision[]> {
    const records = decisions.map(({ stageOrder, ...facts }) => ({
      ...facts,
      subject: { seriesId: new Types.ObjectId(seriesId), stageOrder },
    }));
    const inserted = await this.model.insertMany(records, { session });
    return inserted.map((record) => toDecision(record.toObject()));
  }

  /** Updates the decisions about stages to the stages' new orders. */
  async moveStages(seriesId: string, orders: ReadonlyMap<number, number>, session: ClientSession): Promise<void> {
    const move = (from: number, to: number) => ({
      updateMany: {
        filter: { ...ofSeries(seriesId), 'subject.stageOrder': from },
        update: { $set: { 'subject.stageOrder': to } },
      },
    });
    // Each stage first gets a temporary order: two orders may be swapped.
    const apart = [...orders.keys()].map((order) => move(order, -1 - order));
    const back = [...orders].map(([order, newOrder]) => move(-1 - order, newOrder));
    if (apart.length > 0) await this.model.bulkWrite([...apart, ...back], { session, ordered: true });
  }

  /** Replaces the name of an author; returns the series whose protocols show it. */
  async renameAuthor(authorId: string, author: string, session: ClientSession): Promise<string[]> {
    const ofStages = { authorId, 'subject.seriesId': trusted({ $exists: true }) };
    const options = { session, hint: { authorId: 1 } };
    const decisions = await this.model.find(ofStages, { subject: 1 }, options).lean();
    await this.model.updateMany(ofStages, { $set: { author, authorId: null } }, options);
    return [...new Set(decisions.map(({ subject }) => subject.seriesId.toHexString()))];
  }

  async deleteBySeries(seriesId: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany(ofSeries(seriesId), { session });
  }
}

function ofSeries(seriesId: string) {
  return { 'subject.seriesId': new Types.ObjectId(seriesId) };
}

function toDecision({ _id, subject, profileId, at, author, reason, body }: StageDecisionRecord): StageDecision {
  const { stageOrder } = subject;
  const facts = { id: _id.toHexString(), profileId, at: at.getTime(), author, reason };
  return { ...facts, subject: { seriesId: subject.seriesId.toHexString(), stageOrder }, ...body };
}
