import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Session } from '../../kernel/database/session.ts';
import { RouteProfileRecord } from './route-profile.schema.ts';

export type StoredProfile = Pick<RouteProfileRecord, 'routeId' | 'heights' | 'eventId' | 'learnedAt'>;

@Injectable()
export class RouteProfilesRepository {
  constructor(@InjectModel(RouteProfileRecord.name) private readonly model: Model<RouteProfileRecord>) {}

  async findByRoute(routeId: number): Promise<StoredProfile | null> {
    return this.model.findOne({ routeId }, { _id: 0 }).lean();
  }

  /** Lists every profile: at most one for each route of the game. */
  async listAll(): Promise<StoredProfile[]> {
    return this.model.find({}, { _id: 0 }).hint({ routeId: 1 }).lean();
  }

  /** Stores the first profile of a route; returns whether this is it. */
  async insert({ routeId, ...profile }: StoredProfile, session: Session): Promise<boolean> {
    const { upsertedCount } = await this.model.updateOne(
      { routeId },
      { $setOnInsert: profile },
      { upsert: true, session },
    );
    return upsertedCount === 1;
  }
}
