import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import { isDuplicateKey } from '../../../kernel/database/duplicate-key.ts';
import type { Session, SessionOrNone } from '../../../kernel/database/session.ts';
import type { Membership, TeamRole, TeamSpecialization } from './team.ts';
import { TeamMemberRecord } from './team-member.schema.ts';
import { MemberElsewhere } from './teams.errors.ts';

export interface NewMember {
  teamId: string;
  userId: string;
  role: TeamRole | null;
  specialization?: TeamSpecialization | null;
  joinedAt: Date;
  leftAt?: Date | null;
}

@Injectable()
export class MembersRepository {
  constructor(@InjectModel(TeamMemberRecord.name) private readonly model: Model<TeamMemberRecord>) {}

  /** Returns the current membership of an account. */
  async findActive(userId: string, session: SessionOrNone): Promise<Membership | null> {
    const record = await this.model.findOne({ activeUserId: userId }, null, session && { session }).lean();
    return record && toMembership(record);
  }

  /** Lists the current memberships of accounts. */
  async listActiveOf(userIds: readonly string[]): Promise<Membership[]> {
    return (await this.model.find({ activeUserId: trusted({ $in: [...userIds] }) }).lean()).map(toMembership);
  }

  /** Lists the memberships of accounts at a moment. */
  async listAt(userIds: readonly string[], moment: Date, session: SessionOrNone): Promise<Membership[]> {
    const records = await this.model
      .find(
        { userId: trusted({ $in: [...userIds] }), joinedAt: trusted({ $lte: moment }) },
        null,
        session && { session },
      )
      .lean();
    return records.filter(({ leftAt }) => leftAt === null || leftAt > moment).map(toMembership);
  }

  /** Lists the current members of a team, longest-serving first. */
  async listByTeam(teamId: string, session: SessionOrNone): Promise<Membership[]> {
    const records = await this.model
      .find({ teamId, leftAt: null }, null, session && { session })
      .sort({ joinedAt: 1 })
      .lean();
    return records.map(toMembership);
  }

  /** Lists the current members of teams. */
  async listByTeams(teamIds: readonly string[]): Promise<Membership[]> {
    return (await this.model.find({ teamId: trusted({ $in: [...teamIds] }), leftAt: null }).lean()).map(toMembership);
  }

  /** Returns how many members each of the teams has. */
  async countMembers(teamIds: readonly string[]): Promise<Map<string, number>> {
    const counts = await this.model.aggregate<{ _id: Types.ObjectId; members: number }>([
      { $match: { teamId: { $in: teamIds.map((id) => new Types.ObjectId(id)) }, leftAt: null } },
      { $group: { _id: '$teamId', members: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, members }) => [_id.toHexString(), members]));
  }

  /** Throws MemberElsewhere for an account that is in a team: the transaction is then void. */
  async insert({ userId, leftAt = null, ...member }: NewMember, session: Session): Promise<void> {
    const active = leftAt === null ? { activeUserId: userId } : {};
    try {
      await this.model.create([{ ...member, userId, leftAt, ...active }], { session });
    } catch (error) {
      throw isDuplicateKey(error) ? new MemberElsewhere(userId) : error;
    }
  }

  /** Ends a membership of this team; `false` if there is none. */
  async leave(teamId: string, userId: string, leftAt: Date, session: Session): Promise<boolean> {
    const written = await this.model.updateOne(
      { activeUserId: userId, teamId },
      { $set: { leftAt }, $unset: { activeUserId: 1 } },
      { session },
    );
    return written.matchedCount > 0;
  }

  /** Changes a current member of this team; `false` if there is none. */
  async update(
    teamId: string,
    userId: string,
    changes: Partial<Pick<Membership, 'role' | 'specialization'>>,
    session: Session,
  ): Promise<boolean> {
    const written = await this.model.updateOne({ activeUserId: userId, teamId }, { $set: changes }, { session });
    return written.matchedCount > 0;
  }

  /** Removes all data of an account. */
  async deleteAll(userId: string, session: Session): Promise<void> {
    await this.model.deleteMany({ userId }, { session });
  }
}

function toMembership(record: TeamMemberRecord): Membership {
  const { _id, teamId, userId, role, specialization, joinedAt, leftAt } = record;
  const ids = { id: _id.toHexString(), teamId: teamId.toHexString(), userId: userId.toHexString() };
  return { ...ids, role, specialization, joinedAt, leftAt };
}
