import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import slugify from '@sindresorhus/slugify';
import { type Model, trusted } from 'mongoose';
import { duplicateIndex } from '../../../kernel/database/duplicate-key.ts';
import { noTransaction, type Session, type SessionOrNone } from '../../../kernel/database/session.ts';
import { changedSkeleton } from '../../../kernel/names/name-skeleton.ts';
import { findNamed } from '../../../kernel/search/find-named.ts';
import { idsLike } from '../../../kernel/search/ids-like.ts';
import { nameEndings } from '../../../kernel/search/search-endings.ts';
import { nameStartFilter, searchFilter } from '../../../kernel/search/search-filter.ts';
import { TeamRecord } from './team.schema.ts';
import type { HandOver, StoredTeam, TeamFields } from './team.ts';
import { TeamNameTaken, TeamShortNameTaken } from './teams.errors.ts';

const mostNamesakes = 50;
/** Addresses that collide with those of teams. */
const reserved = new Set(['own', 'pending-riders', 'banned-riders', 'invitation', 'invitations', 'create']);

@Injectable()
export class TeamsRepository {
  constructor(@InjectModel(TeamRecord.name) private readonly model: Model<TeamRecord>) {}

  async findById(id: string, session: SessionOrNone): Promise<StoredTeam | null> {
    const record = await this.model.findById(id, null, session && { session }).lean();
    return record && toTeam(record);
  }

  async listByIds(ids: readonly string[], session: SessionOrNone): Promise<StoredTeam[]> {
    return (await this.model.find({ _id: trusted({ $in: [...ids] }) }, null, session && { session }).lean()).map(
      toTeam,
    );
  }

  async findBySlug(urlSlug: string, session: SessionOrNone): Promise<StoredTeam | null> {
    const record = await this.model.findOne({ urlSlug }, null, session && { session }).lean();
    return record && toTeam(record);
  }

  async listBySlugs(urlSlugs: readonly string[]): Promise<StoredTeam[]> {
    return (await this.model.find({ urlSlug: trusted({ $in: [...urlSlugs] }) }).lean()).map(toTeam);
  }

  /** Lists the open teams by name. */
  async open(): Promise<StoredTeam[]> {
    return (await this.model.find({ closedAt: null }).sort({ nameKey: 1 }).lean()).map(toTeam);
  }

  /** Finds open teams with every word in their names. */
  async search(text: string, most: number): Promise<StoredTeam[]> {
    const read = (words: object) => this.model.find({ ...words, closedAt: null }).limit(most);
    const records = await findNamed({
      most,
      byWords: () => read(searchFilter(text)).lean().exec(),
      byStart: () => read(nameStartFilter(text)).hint({ searchEndings: 1, closedAt: 1 }).lean().exec(),
      idOf: ({ urlSlug }) => urlSlug,
    });
    return records.map(toTeam);
  }

  /** Lists the ids of teams with a word in their names, including closed ones. */
  listIdsLike(word: string, most: number): Promise<string[]> {
    return idsLike(this.model, word, most);
  }

  async listAll(): Promise<StoredTeam[]> {
    return (await this.model.find().sort({ nameKey: 1 }).hint({ nameKey: 1 }).lean()).map(toTeam);
  }

  /** Returns an unused slug, from the name or else from the short name. */
  async findFreeSlug({ name, shortName }: Pick<TeamFields, 'name' | 'shortName'>): Promise<string> {
    // Consecutive capitals are not separate words.
    const slug = slugify(name.toLowerCase()) || slugify(shortName.toLowerCase()) || 'team';
    for (let number = reserved.has(slug) ? 2 : 1; ; number += 1) {
      const numbered = number === 1 ? slug : `${slug}-${number}`;
      if (number === mostNamesakes || !(await this.findBySlug(numbered, noTransaction))) return numbered;
    }
  }

  /** Throws TeamNameTaken, TeamShortNameTaken. */
  async insert(fields: TeamFields, urlSlug: string, createdAt: Date, session: Session): Promise<StoredTeam> {
    const record = new this.model({ ...fields, ...keysOf(fields), ...skeletonsOf(fields), urlSlug, createdAt });
    await unlessTaken(() => record.save({ session }));
    return toTeam(record.toObject());
  }

  /** Throws TeamNameTaken, TeamShortNameTaken. */
  async update(former: StoredTeam, fields: TeamFields, session: Session): Promise<void> {
    const $set = { ...fields, ...keysOf(fields), ...skeletonsOf(fields, former) };
    await unlessTaken(() => this.model.updateOne({ _id: former.id }, { $set }, { session }));
  }

  async setHandOver(id: string, handOver: HandOver | null, session: Session): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { handOver } }, { session });
  }

  /** Withdraws the offer of a team to a former member. */
  async endHandOverTo(id: string, userId: string, session: Session): Promise<void> {
    await this.model.updateOne({ _id: id, 'handOver.userId': userId }, { $set: { handOver: null } }, { session });
  }

  async close(id: string, closedAt: Date, session: Session): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { closedAt, handOver: null } }, { session });
  }

  /** Makes the transaction conflict with every other that touches this team. */
  async touch(id: string, session: Session): Promise<void> {
    await this.model.updateOne({ _id: id }, { $currentDate: { updatedAt: true } }, { session });
  }
}

function keysOf({ name, shortName }: Pick<TeamFields, 'name' | 'shortName'>) {
  const keys = { nameKey: name.toLowerCase(), shortNameKey: shortName.toLowerCase() };
  return { ...keys, searchEndings: nameEndings([name, shortName]) };
}

function skeletonsOf({ name, shortName }: Pick<TeamFields, 'name' | 'shortName'>, former?: StoredTeam) {
  return {
    ...changedSkeleton('nameSkeleton', name, former?.name),
    ...changedSkeleton('shortNameSkeleton', shortName, former?.shortName),
  };
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const index = duplicateIndex(error);
    if (index === null) throw error;
    throw index.startsWith('shortName') ? new TeamShortNameTaken() : new TeamNameTaken();
  }
}

function toTeam(record: TeamRecord): StoredTeam {
  const { _id, name, shortName, urlSlug, mission, description, logo, poster, handOver, createdAt, closedAt } = record;
  const { telegramGroup, telegramChannel, website, vk, zwiftClubId, badgeBackground, badgeTextColor } = record;
  return {
    id: _id.toHexString(),
    name,
    shortName,
    urlSlug,
    mission,
    description,
    logo,
    poster,
    telegramGroup,
    telegramChannel,
    website,
    vk,
    zwiftClubId,
    badgeBackground,
    badgeTextColor,
    handOver,
    createdAt,
    closedAt,
  };
}
