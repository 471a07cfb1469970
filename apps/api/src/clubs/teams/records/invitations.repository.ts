import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Session, SessionOrNone } from '../../../kernel/database/session.ts';
import { TeamInvitationRecord } from './team-admission.schema.ts';

export interface StoredInvitation extends Omit<TeamInvitationRecord, 'teamId'> {
  teamId: string;
}

@Injectable()
export class InvitationsRepository {
  constructor(@InjectModel(TeamInvitationRecord.name) private readonly model: Model<TeamInvitationRecord>) {}

  async findByTeam(teamId: string): Promise<StoredInvitation | null> {
    const record = await this.model.findOne({ teamId }).lean();
    return record && toInvitation(record);
  }

  async findByToken(token: string, session: SessionOrNone): Promise<StoredInvitation | null> {
    const record = await this.model.findOne({ token }, null, session && { session }).lean();
    return record && toInvitation(record);
  }

  /** Replaces the team's previous link. */
  async replace({ teamId, ...invitation }: StoredInvitation, session: Session): Promise<void> {
    await this.model.updateOne({ teamId }, { $set: invitation }, { session, upsert: true });
  }

  /** Returns whether there was one. */
  async remove(teamId: string, session: Session): Promise<boolean> {
    return (await this.model.deleteOne({ teamId }, { session })).deletedCount > 0;
  }

  /** Counts one more use of a valid link; `false` if it is no longer valid. */
  async use(token: string, now: Date, session: Session): Promise<boolean> {
    const written = await this.model.updateOne(
      { token, expiresAt: trusted({ $gt: now }), $expr: trusted({ $lt: ['$used', '$limit'] }) },
      { $inc: { used: 1 } },
      { session },
    );
    return written.modifiedCount > 0;
  }
}

function toInvitation({ teamId, token, expiresAt, used, limit }: TeamInvitationRecord): StoredInvitation {
  return { teamId: teamId.toHexString(), token, expiresAt, used, limit };
}
