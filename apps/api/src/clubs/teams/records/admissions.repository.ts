import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Session, SessionOrNone } from '../../../kernel/database/session.ts';
import { TeamBanRecord, TeamInvitationRecord, TeamRequestRecord } from './team-admission.schema.ts';

export interface TeamRequest {
  teamId: string;
  userId: string;
  requestedAt: Date;
}

export interface TeamBan {
  teamId: string;
  userId: string;
  reason: string;
  bannedAt: Date;
  bannedById: string;
}

/** Join requests and bans. */
@Injectable()
export class AdmissionsRepository {
  constructor(
    @InjectModel(TeamRequestRecord.name) private readonly requests: Model<TeamRequestRecord>,
    @InjectModel(TeamBanRecord.name) private readonly bans: Model<TeamBanRecord>,
    @InjectModel(TeamInvitationRecord.name) private readonly invitations: Model<TeamInvitationRecord>,
  ) {}

  /** Lists the requests to a team, oldest first. */
  async listRequestsTo(teamId: string): Promise<TeamRequest[]> {
    const records = await this.requests.find({ teamId }).lean();
    return records.map(toRequest).toSorted((one, other) => Number(one.requestedAt) - Number(other.requestedAt));
  }

  async listRequestsOf(userId: string, session: SessionOrNone): Promise<TeamRequest[]> {
    return (await this.requests.find({ userId }, null, session && { session }).lean()).map(toRequest);
  }

  countRequests(teamId: string): Promise<number> {
    return this.requests.countDocuments({ teamId });
  }

  /** Returns `false` for an existing request. */
  async addRequest({ teamId, userId, requestedAt }: TeamRequest, session: Session): Promise<boolean> {
    const written = await this.requests.updateOne(
      { teamId, userId },
      { $setOnInsert: { requestedAt } },
      { session, upsert: true },
    );
    return written.upsertedCount > 0;
  }

  /** Returns whether there was one. */
  async removeRequest(teamId: string, userId: string, session: Session): Promise<boolean> {
    return (await this.requests.deleteOne({ teamId, userId }, { session })).deletedCount > 0;
  }

  async listBansOfTeam(teamId: string): Promise<TeamBan[]> {
    const records = await this.bans.find({ teamId }).lean();
    return records.map(toBan).toSorted((one, other) => Number(other.bannedAt) - Number(one.bannedAt));
  }

  async listBansOf(userId: string): Promise<TeamBan[]> {
    return (await this.bans.find({ userId }).lean()).map(toBan);
  }

  async ban(teamId: string, userId: string, session: Session): Promise<TeamBan | null> {
    const record = await this.bans.findOne({ teamId, userId }, null, { session }).lean();
    return record && toBan(record);
  }

  async addBan(ban: TeamBan, session: Session): Promise<void> {
    await this.bans.create([ban], { session });
  }

  /** Returns the removed ban. */
  async removeBan(teamId: string, userId: string, session: Session): Promise<TeamBan | null> {
    const record = await this.bans.findOneAndDelete({ teamId, userId }, { session }).lean();
    return record && toBan(record);
  }

  /** Removes the pending requests of a closing team; bans are kept as its history. */
  async closeTeam(teamId: string, session: Session): Promise<void> {
    await this.requests.deleteMany({ teamId }, { session });
    await this.invitations.deleteOne({ teamId }, { session });
  }

  /** Removes all data of an account. */
  async deleteAll(userId: string, session: Session): Promise<void> {
    await this.requests.deleteMany({ userId }, { session });
    await this.bans.deleteMany({ userId }, { session });
  }
}

function toRequest({ teamId, userId, requestedAt }: TeamRequestRecord): TeamRequest {
  return { teamId: teamId.toHexString(), userId: userId.toHexString(), requestedAt };
}

function toBan({ teamId, userId, reason, bannedAt, bannedById }: TeamBanRecord): TeamBan {
  const ids = { teamId: teamId.toHexString(), userId: userId.toHexString(), bannedById: bannedById.toHexString() };
  return { ...ids, reason, bannedAt };
}
