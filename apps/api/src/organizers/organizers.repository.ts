import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import slugify from '@sindresorhus/slugify';
import type { Model, Types } from 'mongoose';
import { OrganizerRecord } from './organizer.schema.ts';

export interface Organizer {
  _id: Types.ObjectId;
  name: string;
  shortName: string | null;
  urlSlug: string;
}

@Injectable()
export class OrganizersRepository {
  constructor(@InjectModel(OrganizerRecord.name) private readonly model: Model<OrganizerRecord>) {}

  /** The organizer of that name, made when there is none. */
  async ensure(name: string): Promise<Organizer> {
    const record = await this.model
      .findOneAndUpdate(
        { name },
        { $setOnInsert: { name, shortName: null, urlSlug: slugify(name) || encodeURIComponent(name) } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    const { _id, shortName, urlSlug } = record;
    return { _id, name: record.name, shortName, urlSlug };
  }
}
