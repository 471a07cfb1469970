import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import type { StoredImage } from '../../../kernel/files/images.ts';
import type { HandOver } from './team.ts';

const blank = { type: String, default: '' };

@Schema({ collection: 'teams', timestamps: true })
export class TeamRecord {
  _id!: Types.ObjectId;
  createdAt!: Date;

  @Prop({ type: String, required: true })
  name!: string;

  /** Name in lower case. */
  @Prop({ type: String, required: true })
  nameKey!: string;

  /** Skeleton shared by names that look alike; omitted if another record had such a name before. */
  @Prop({ type: String })
  nameSkeleton?: string;

  /** Same for the short name. */
  @Prop({ type: String })
  shortNameSkeleton?: string;

  /** Normalized search keys of both names. */
  @Prop({ type: [String], default: [] })
  searchEndings!: string[];

  @Prop({ type: String, required: true })
  shortName!: string;

  @Prop({ type: String, required: true })
  shortNameKey!: string;

  /** Never changes: rows of protocols name the team by it. */
  @Prop({ type: String, required: true })
  urlSlug!: string;

  @Prop(blank)
  mission!: string;

  @Prop(blank)
  description!: string;

  @Prop(blank)
  telegramGroup!: string;

  @Prop(blank)
  telegramChannel!: string;

  @Prop(blank)
  website!: string;

  @Prop(blank)
  vk!: string;

  @Prop(blank)
  zwiftClubId!: string;

  @Prop(blank)
  badgeBackground!: string;

  @Prop(blank)
  badgeTextColor!: string;

  @Prop({ type: SchemaTypes.Mixed, default: null })
  logo!: StoredImage | null;

  @Prop({ type: SchemaTypes.Mixed, default: null })
  poster!: StoredImage | null;

  /** Offer of the captain to a member. */
  @Prop({ type: SchemaTypes.Mixed, default: null })
  handOver!: HandOver | null;

  @Prop({ type: Date, default: null })
  closedAt!: Date | null;
}

export const teamSchema = SchemaFactory.createForClass(TeamRecord);

// Keeps a name unique ignoring case.
teamSchema.index({ nameKey: 1 }, { unique: true });
// Keeps a short name unique ignoring case.
teamSchema.index({ shortNameKey: 1 }, { unique: true });
// Prevent look-alike names and short names.
teamSchema.index({ nameSkeleton: 1 }, { unique: true, sparse: true });
teamSchema.index({ shortNameSkeleton: 1 }, { unique: true, sparse: true });
// Serves the page of a team.
teamSchema.index({ urlSlug: 1 }, { unique: true });
// Serves the search of the site, by names of open teams.
teamSchema.index({ searchEndings: 1, closedAt: 1 });
// Serves the list of open teams by name.
teamSchema.index({ closedAt: 1, nameKey: 1 });
