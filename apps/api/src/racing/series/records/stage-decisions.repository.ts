import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { StageDecision } from '@otryv/race';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import type { SessionOrNone } from '../../../kernel/database/session.ts';
import type { StoredStage } from './stage.ts';
import { StageDecisionRecord } from './stage-decision.schema.ts';

export interface NewStageDecision extends Omit<StageDecisionRecord, '_id' | 'subject'> {
  stageOrder: number;
}

interface StagesMove {
  before: readonly StoredStage[];
  after: readonly StoredStage[];
  /** New orders by previous ones, of the stages that keep their races. */
  orders?: ReadonlyMap<number, number>;
}

@Injectable()
export class StageDecisionsRepository {
  constructor(@InjectModel(StageDecisionRecord.name) private readonly model: Model<StageDecisionRecord>) {}

  /** Lists every decision about the present stages of a series, oldest first. */
  async listBySeries(seriesId: string, session: SessionOrNone): Promise<StageDecision[]> {
    const records = await this.model
      .find({ ...ofSeries(seriesId), ...present }, {}, { ...(session && { session }) })
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
      .findOne({ _id: new Types.ObjectId(id), 'subject.seriesId': trusted({ $exists: true }), ...present })
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

  /**
   * Moves the decisions about stages along with them. Those about a removed stage return with one of its races: another
   * race of the same order does not inherit them.
   */
  async followStages(
    seriesId: string,
    { before, after, orders = new Map() }: StagesMove,
    session: ClientSession,
  ): Promise<void> {
    await this.moveStages(seriesId, orders, session);
    const had = new Set(before.flatMap(({ eventIds }) => eventIds));
    for (const { order, eventIds } of before)
      if (!orders.has(order) && !after.some((stage) => stage.order === order))
        await this.setAside(seriesId, order, eventIds, session);
    for (const { order, eventIds } of after)
      await this.takeUp(
        seriesId,
        order,
        eventIds.filter((id) => !had.has(id)),
        session,
      );
  }

  private async setAside(seriesId: string, stageOrder: number, eventIds: number[], session: ClientSession) {
    const ofStage = { ...ofSeries(seriesId), 'subject.stageOrder': stageOrder, ...present };
    await this.model.updateMany(ofStage, { $set: { 'subject.removedWith': eventIds } }, { session });
  }

  private async takeUp(seriesId: string, stageOrder: number, eventIds: number[], session: ClientSession) {
    if (eventIds.length === 0) return;
    const ofRaces = { ...ofSeries(seriesId), 'subject.removedWith': trusted({ $in: eventIds }) };
    const update = { $set: { 'subject.stageOrder': stageOrder }, $unset: { 'subject.removedWith': 1 } };
    await this.model.updateMany(ofRaces, update, { session });
  }

  /** Updates the decisions about stages to the stages' new orders. */
  private async moveStages(
    seriesId: string,
    orders: ReadonlyMap<number, number>,
    session: ClientSession,
  ): Promise<void> {
    const move = (from: number, to: number) => ({
      updateMany: {
        filter: { ...ofSeries(seriesId), 'subject.stageOrder': from, ...present },
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

/** Matches decisions whose stage has not been removed. */
const present = { 'subject.removedWith': null };

function ofSeries(seriesId: string) {
  return { 'subject.seriesId': new Types.ObjectId(seriesId) };
}

function toDecision({ _id, subject, profileId, at, author, reason, body }: StageDecisionRecord): StageDecision {
  const { stageOrder } = subject;
  const facts = { id: _id.toHexString(), profileId, at: at.getTime(), author, reason };
  return { ...facts, subject: { seriesId: subject.seriesId.toHexString(), stageOrder }, ...body };
}
