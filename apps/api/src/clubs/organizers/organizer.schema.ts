import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { PROTEST_HOURS } from '@otryv/contract/schemas';
import { SchemaTypes, type Types } from 'mongoose';
import type { StoredImage } from '../../kernel/files/images.ts';

const blank = { type: String, default: '' };

@Schema({ collection: 'organizers', timestamps: true })
export class OrganizerRecord {
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

  /** Normalized suffixes of all words of both names, for search. */
  @Prop({ type: [String], default: [] })
  searchEndings!: string[];

  @Prop({ type: String, default: null })
  shortName!: string | null;

  /** The short name in lower case; omitted without one. */
  @Prop({ type: String })
  shortNameKey?: string;

  @Prop({ type: String, required: true })
  urlSlug!: string;

  /** Owner; omitted without one. */
  @Prop({ type: SchemaTypes.ObjectId })
  creatorId?: Types.ObjectId;

  @Prop({ type: Boolean, default: false })
  isPublished!: boolean;

  /** Game id of one of its clubs. */
  @Prop({ type: String, default: null })
  clubMain!: string | null;

  @Prop({ type: Number, default: PROTEST_HOURS })
  protestHours!: number;

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
  youtube!: string;

  @Prop({ type: SchemaTypes.Mixed, default: null })
  logo!: StoredImage | null;

  @Prop({ type: SchemaTypes.Mixed, default: null })
  poster!: StoredImage | null;
}

export const organizerSchema = SchemaFactory.createForClass(OrganizerRecord);

// Serves the lookup by name when an event is added, the list by name, and keeps a name unique ignoring case.
organizerSchema.index({ nameKey: 1 }, { unique: true });
// Serves the search of administrators, and the site's search of published ones.
organizerSchema.index({ searchEndings: 1, isPublished: 1 });
// Keeps a short name unique ignoring case.
organizerSchema.index({ shortNameKey: 1 }, { unique: true, sparse: true });
// Prevent look-alike names and short names.
organizerSchema.index({ nameSkeleton: 1 }, { unique: true, sparse: true });
organizerSchema.index({ shortNameSkeleton: 1 }, { unique: true, sparse: true });
// Serves the organizer's page.
organizerSchema.index({ urlSlug: 1 }, { unique: true });
// Serves the rights of a user, and allows a user to own one organizer.
organizerSchema.index({ creatorId: 1 }, { unique: true, sparse: true });
// Serves the list of published organizers.
organizerSchema.index({ isPublished: 1, nameKey: 1 });
