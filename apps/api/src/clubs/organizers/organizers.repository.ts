import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import slugify from '@sindresorhus/slugify';
import { type Model, trusted } from 'mongoose';
import { duplicateIndex, isDuplicateKey } from '../../kernel/database/duplicate-key.ts';
import type { Session, SessionOrNone } from '../../kernel/database/session.ts';
import { changedSkeleton, skeletonOf } from '../../kernel/names/name-skeleton.ts';
import { findNamed } from '../../kernel/search/find-named.ts';
import { idsLike } from '../../kernel/search/ids-like.ts';
import { nameEndings } from '../../kernel/search/search-endings.ts';
import { nameStartFilter, searchFilter } from '../../kernel/search/search-filter.ts';
import { OrganizerRecord } from './organizer.schema.ts';
import { type FullOrganizer, type Organizer, type OrganizerNames, type OrganizerPage, pageOf } from './organizer.ts';
import { OrganizerNameTaken, OrganizerShortNameTaken, OwnerKnown } from './organizers.errors.ts';

const mostNamesakes = 50;

export interface PageQuery {
  search: string;
  page: number;
  docsOnPage: number;
}

@Injectable()
export class OrganizersRepository {
  constructor(@InjectModel(OrganizerRecord.name) private readonly model: Model<OrganizerRecord>) {}

  /** Returns the organizer of that name, creating it if needed; of names with one slug the later ones get a number. */
  ensure(name: string): Promise<Organizer> {
    return this.withFreeSlug(name, (urlSlug) => this.upsert(name, urlSlug));
  }

  async findByName(name: string): Promise<Organizer | null> {
    const record = await this.model.findOne({ nameKey: name.toLowerCase() }).lean();
    return record && toOrganizer(record);
  }

  async listByIds(ids: readonly string[], session: SessionOrNone): Promise<FullOrganizer[]> {
    const records = await this.model.find({ _id: trusted({ $in: [...ids] }) }, null, session && { session }).lean();
    return records.map(toFullOrganizer);
  }

  async findById(id: string, session: SessionOrNone): Promise<FullOrganizer | null> {
    const record = await this.model.findById(id, null, session && { session }).lean();
    return record && toFullOrganizer(record);
  }

  async findBySlug(urlSlug: string): Promise<FullOrganizer | null> {
    const record = await this.model.findOne({ urlSlug }).lean();
    return record && toFullOrganizer(record);
  }

  async findByCreator(creatorId: string): Promise<FullOrganizer | null> {
    const record = await this.model.findOne({ creatorId }).lean();
    return record && toFullOrganizer(record);
  }

  async listPublished(): Promise<FullOrganizer[]> {
    return (await this.model.find({ isPublished: true }).sort({ nameKey: 1 }).lean()).map(toFullOrganizer);
  }

  async listAll(): Promise<FullOrganizer[]> {
    return (await this.model.find().sort({ nameKey: 1 }).hint({ nameKey: 1 }).lean()).map(toFullOrganizer);
  }

  /** Finds published ones with every word in their names. */
  async search(text: string, most: number): Promise<Organizer[]> {
    const read = (words: object) => this.model.find({ ...words, isPublished: true }).limit(most);
    const records = await findNamed({
      most,
      byWords: () => read(searchFilter(text)).lean().exec(),
      byStart: () => read(nameStartFilter(text)).hint({ searchEndings: 1, isPublished: 1 }).lean().exec(),
      idOf: ({ urlSlug }) => urlSlug,
    });
    return records.map(toOrganizer);
  }

  /** Lists the ids of those with a word in their names, published or not. */
  listIdsLike(word: string, most: number): Promise<string[]> {
    return idsLike(this.model, word, most);
  }

  /** Returns a page of those with every word in their names, by name. */
  async listPage({ search, page, docsOnPage }: PageQuery): Promise<{ organizers: FullOrganizer[]; total: number }> {
    const records = this.model
      .find(searchFilter(search))
      .sort({ nameKey: 1 })
      .skip((page - 1) * docsOnPage)
      .limit(docsOnPage);
    const [found, total] = await Promise.all([
      (search === '' ? records.hint({ nameKey: 1 }) : records).lean(),
      search === '' ? this.model.estimatedDocumentCount() : this.model.countDocuments(searchFilter(search)),
    ]);
    return { organizers: found.map(toFullOrganizer), total };
  }

  /** Throws OrganizerNameTaken, OrganizerShortNameTaken, OwnerKnown. */
  async insert(names: OrganizerNames, urlSlug: string, session: Session): Promise<FullOrganizer> {
    const record = new this.model({ ...namesOf(names), ...skeletonsOf(names), ...ownerOf(names), urlSlug });
    await unlessTaken(() => record.save({ session }));
    return toFullOrganizer(record.toObject());
  }

  /** Returns an unused slug. */
  async findFreeSlug(shortName: string): Promise<string> {
    const slug = slugOf(shortName);
    for (let number = 1; ; number += 1) {
      const numbered = numberedSlug(slug, number);
      if (number === mostNamesakes || !(await this.findBySlug(numbered))) return numbered;
    }
  }

  /** Throws OrganizerNameTaken, OrganizerShortNameTaken, OwnerKnown. */
  async rename(former: FullOrganizer, names: OrganizerNames, session: Session): Promise<void> {
    const owner = ownerOf(names);
    await unlessTaken(() =>
      this.model.updateOne(
        { _id: former.id },
        {
          $set: { ...namesOf(names), ...skeletonsOf(names, former), ...owner },
          ...(names.creatorId === null && { $unset: { creatorId: 1 } }),
        },
        { session },
      ),
    );
  }

  async update(id: string, page: OrganizerPage, session: Session): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: page }, { session });
  }

  async clearMainClub(id: string, clubId: string, session: Session): Promise<void> {
    await this.model.updateOne({ _id: id, clubMain: clubId }, { $set: { clubMain: null } }, { session });
  }

  async delete(id: string, session: Session): Promise<void> {
    await this.model.deleteOne({ _id: id }, { session });
  }

  private async withFreeSlug<T>(name: string, write: (urlSlug: string) => Promise<T>): Promise<T> {
    const slug = slugOf(name);
    for (let number = 1; ; number += 1) {
      try {
        return await write(numberedSlug(slug, number));
      } catch (error) {
        if (!isDuplicateKey(error) || number === mostNamesakes) throw error;
      }
    }
  }

  private async upsert(name: string, urlSlug: string): Promise<Organizer> {
    const nameKey = name.toLowerCase();
    const inserted = { name, nameKey, searchEndings: nameEndings([name]), shortName: null, urlSlug };
    const write = async (skeleton: { nameSkeleton?: string }) => {
      const $setOnInsert = { ...inserted, ...skeleton };
      const options = { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true } as const;
      return toOrganizer(await this.model.findOneAndUpdate({ nameKey }, { $setOnInsert }, options).lean());
    };
    // The game may have names that look alike: they are kept, and identified by the missing skeleton.
    return write({ nameSkeleton: skeletonOf(name) }).catch((error: unknown) => {
      if (duplicateIndex(error) !== 'nameSkeleton') throw error;
      return write({});
    });
  }
}

function slugOf(name: string): string {
  // Consecutive capitals are not separate words.
  return slugify(name.toLowerCase()) || 'organizer';
}

function numberedSlug(slug: string, number: number): string {
  return number === 1 ? slug : `${slug}-${number}`;
}

function namesOf({ name, shortName }: OrganizerNames) {
  const keys = { nameKey: name.toLowerCase(), shortNameKey: shortName.toLowerCase() };
  return { name, shortName, ...keys, searchEndings: nameEndings([name, shortName]) };
}

function skeletonsOf({ name, shortName }: OrganizerNames, former?: FullOrganizer) {
  return {
    ...changedSkeleton('nameSkeleton', name, former?.name),
    ...changedSkeleton('shortNameSkeleton', shortName, former?.shortName),
  };
}

function ownerOf({ creatorId }: OrganizerNames) {
  return creatorId === null ? {} : { creatorId };
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const index = duplicateIndex(error);
    if (index === null) throw error;
    if (index === 'creatorId') throw new OwnerKnown();
    throw index.startsWith('shortName') ? new OrganizerShortNameTaken() : new OrganizerNameTaken();
  }
}

function toOrganizer({ _id, name, shortName, urlSlug }: OrganizerRecord): Organizer {
  return { id: _id.toHexString(), name, shortName, urlSlug };
}

function toFullOrganizer(record: OrganizerRecord): FullOrganizer {
  const { creatorId, createdAt } = record;
  return { ...toOrganizer(record), ...pageOf(record), creatorId: creatorId?.toHexString() ?? null, createdAt };
}
