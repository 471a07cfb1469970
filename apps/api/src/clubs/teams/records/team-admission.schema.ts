import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** Request of an account to join a team. */
@Schema({ collection: 'teamRequests', versionKey: false })
export class TeamRequestRecord {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  teamId!: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  userId!: Types.ObjectId;

  @Prop({ type: Date, required: true })
  requestedAt!: Date;
}

export const teamRequestSchema = SchemaFactory.createForClass(TeamRequestRecord);

// Serves the requests of a team, and keeps one per account.
teamRequestSchema.index({ teamId: 1, userId: 1 }, { unique: true });
// Serves the requests of an account.
teamRequestSchema.index({ userId: 1 });

/** Ban of an account from a team. */
@Schema({ collection: 'teamBans', versionKey: false })
export class TeamBanRecord {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  teamId!: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  userId!: Types.ObjectId;

  @Prop({ type: String, required: true })
  reason!: string;

  @Prop({ type: Date, required: true })
  bannedAt!: Date;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  bannedById!: Types.ObjectId;
}

export const teamBanSchema = SchemaFactory.createForClass(TeamBanRecord);

// Serves the bans of a team, and keeps one per account.
teamBanSchema.index({ teamId: 1, userId: 1 }, { unique: true });
// Serves the bans of an account.
teamBanSchema.index({ userId: 1 });

/** Link by which riders join a team without a request. */
@Schema({ collection: 'teamInvitations', versionKey: false })
export class TeamInvitationRecord {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  teamId!: Types.ObjectId;

  @Prop({ type: String, required: true })
  token!: string;

  @Prop({ type: Date, required: true })
  expiresAt!: Date;

  @Prop({ type: Number, required: true })
  used!: number;

  @Prop({ type: Number, required: true })
  limit!: number;
}

export const teamInvitationSchema = SchemaFactory.createForClass(TeamInvitationRecord);

// Keeps one link per team.
teamInvitationSchema.index({ teamId: 1 }, { unique: true });
// Serves users who follow a link.
teamInvitationSchema.index({ token: 1 }, { unique: true });
// Removes expired links.
teamInvitationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
