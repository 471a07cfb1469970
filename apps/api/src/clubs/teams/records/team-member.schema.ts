import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import type { TeamRole, TeamSpecialization } from './team.ts';

/** Membership of one account in one team: kept when it ends, because earlier races were ridden for the team. */
@Schema({ collection: 'teamMembers', versionKey: false })
export class TeamMemberRecord {
  _id!: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  teamId!: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  userId!: Types.ObjectId;

  /** Same account; unset when its membership ends. */
  @Prop({ type: SchemaTypes.ObjectId })
  activeUserId?: Types.ObjectId;

  @Prop({ type: String, default: null })
  role!: TeamRole | null;

  @Prop({ type: String, default: null })
  specialization!: TeamSpecialization | null;

  @Prop({ type: Date, required: true })
  joinedAt!: Date;

  @Prop({ type: Date, default: null })
  leftAt!: Date | null;
}

export const teamMemberSchema = SchemaFactory.createForClass(TeamMemberRecord);

// Serves the rights of an account, and keeps it in one team: the second of two approvals fails.
teamMemberSchema.index({ activeUserId: 1 }, { unique: true, sparse: true });
// Serves the members of a team.
teamMemberSchema.index({ teamId: 1, leftAt: 1, joinedAt: 1 });
// Serves the team of an account at the time of a race, and the deletion of an account.
teamMemberSchema.index({ userId: 1, joinedAt: -1 });
