import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import slugify from '@sindresorhus/slugify';
import { type Model, type Types, trusted } from 'mongoose';
import { isDuplicateKey } from '../platform/database/duplicate-key.ts';
import { OrganizerRecord } from './organizer.schema.ts';

export interface Organizer {
  _id: Types.ObjectId;
  name: string;
  shortName: string | null;
  urlSlug: string;
}

const mostNamesakes = 50;

@Injectable()
export class OrganizersRepository {
  constructor(@InjectModel(OrganizerRecord.name) private readonly model: Model<OrganizerRecord>) {}

  /** The organizer of that name, made when there is none; of names with one slug the later ones get a number. */
  async ensure(name: string): Promise<Organizer> {
    const slug = slugify(name) || 'organizer';
    for (let number = 1; ; number += 1) {
      try {
        return await this.upsert(name, number === 1 ? slug : `${slug}-${number}`);
      } catch (error) {
        if (!isDuplicateKey(error) || number === mostNamesakes) throw error;
      }
    }
  }

  async byIds(ids: readonly Types.ObjectId[]): Promise<Organizer[]> {
    const records = await this.model.find({ _id: trusted({ $in: [...ids] }) }).lean();
    return records.map(({ _id, name, shortName, urlSlug }) => ({ _id, name, shortName, urlSlug }));
  }

  private async upsert(name: string, urlSlug: string): Promise<Organizer> {
    const { _id, shortName, ...record } = await this.model
      .findOneAndUpdate(
        { name },
        { $setOnInsert: { name, shortName: null, urlSlug } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return { _id, name: record.name, shortName, urlSlug: record.urlSlug };
  }
}
