import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import type { StoredImage } from '../../../kernel/files/images.ts';
import type { StoredStage } from './stage.ts';

const blank = { type: String, default: '' };

@Schema({ collection: 'series', timestamps: true, minimize: false })
export class SeriesRecord {
  _id!: Types.ObjectId;

  /** Derived from the original names; a rename keeps it. */
  @Prop({ type: String, required: true })
  urlSlug!: string;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  organizerId!: Types.ObjectId;

  @Prop({ type: String, required: true })
  type!: string;

  @Prop({ type: String, required: true })
  name!: string;

  /** Normalized suffixes of all words of the name, for search. */
  @Prop({ type: [String], default: [] })
  searchEndings!: string[];

  @Prop({ type: Date, required: true })
  dateStart!: Date;

  /** Last millisecond of the last day, Moscow time. */
  @Prop({ type: Date, required: true })
  dateEnd!: Date;

  @Prop(blank)
  mission!: string;

  @Prop(blank)
  description!: string;

  @Prop(blank)
  rules!: string;

  @Prop(blank)
  prizes!: string;

  @Prop({ type: String, required: true })
  riderCategoryRule!: string;

  @Prop({ type: String, required: true })
  repeatRule!: string;

  @Prop({ type: String, required: true })
  enforcement!: string;

  @Prop({ type: Number, required: true })
  percentageFromLeader!: number;

  @Prop({ type: Number, required: true })
  timeGapThresholdSeconds!: number;

  @Prop({ type: Number, required: true })
  teamResults!: number;

  @Prop({ type: [Number], default: [] })
  scoringTable!: number[];

  @Prop({ type: Boolean, required: true })
  hasGeneral!: boolean;

  @Prop({ type: Boolean, required: true })
  hasTeams!: boolean;

  @Prop({ type: SchemaTypes.Mixed, default: null })
  logo!: StoredImage | null;

  @Prop({ type: SchemaTypes.Mixed, default: null })
  poster!: StoredImage | null;

  @Prop({ type: Boolean, default: false })
  isPublished!: boolean;

  @Prop({ type: Date, default: null })
  publishedAt!: Date | null;

  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  stages!: StoredStage[];

  @Prop({ type: Date, default: null })
  gcResultsUpdatedAt!: Date | null;

  /** Incremented with every change of a protocol or of the standings. */
  @Prop({ type: Number, default: 0 })
  version!: number;

  /** Since when a race has a newer protocol than the stages were computed from; omitted if none has. */
  @Prop({ type: Date })
  staleSince?: Date;
}

export const seriesSchema = SchemaFactory.createForClass(SeriesRecord);

// Serves every lookup by the address.
seriesSchema.index({ urlSlug: 1 }, { unique: true });
// Serve the lists by status.
seriesSchema.index({ isPublished: 1, dateStart: 1, dateEnd: 1 });
seriesSchema.index({ isPublished: 1, dateEnd: -1 });
// Serves the search of the site.
seriesSchema.index({ searchEndings: 1, isPublished: 1 });
// Serves the comparison of a new name with those of others.
seriesSchema.index({ name: 1 });
// Serves the lists of an organizer.
seriesSchema.index({ organizerId: 1, dateEnd: -1 });
// Serves "the series of this race".
seriesSchema.index({ 'stages.eventIds': 1 });
// Serves the job that recomputes stale series.
seriesSchema.index({ staleSince: 1 }, { sparse: true });
// Serves the refresh of the ongoing tours.
seriesSchema.index({ type: 1, dateEnd: 1 });
// Serves the deletion of an account.
seriesSchema.index({ 'stages.lock.userId': 1 });
