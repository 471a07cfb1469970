import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Service } from '@otryv/contract';
import type { Model } from 'mongoose';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { PlanRecord } from './plan.schema.ts';

export type Plan = Pick<PlanRecord, 'planId' | 'entityName' | 'kopecks' | 'quantity' | 'unit'>;

@Injectable()
export class PlansRepository {
  constructor(@InjectModel(PlanRecord.name) private readonly model: Model<PlanRecord>) {}

  /** Lists the cheapest first. */
  async listByEntity(entityName: Service): Promise<Plan[]> {
    return this.model.find({ entityName }, { _id: 0 }).sort({ kopecks: 1 }).lean();
  }

  async findById(planId: string, session: SessionOrNone): Promise<Plan | null> {
    return this.model.findOne({ planId }, { _id: 0 }, { ...(session && { session }) }).lean();
  }

  async set({ planId, ...fields }: Plan, session: Session): Promise<void> {
    await this.model.updateOne({ planId }, { $set: fields }, { upsert: true, session });
  }
}
