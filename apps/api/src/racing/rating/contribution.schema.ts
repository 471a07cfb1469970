import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';
import type { Contribution, ContributionSource, RatedResult } from './contribution.ts';

/** Points from one protocol to one team in a season; the rating is their sum. */
@Schema({ collection: 'teamContributions', versionKey: false })
export class ContributionRecord implements Contribution {
  @Prop({ type: String, required: true })
  teamSlug!: string;

  @Prop({ type: String, required: true })
  season!: string;

  @Prop({ type: String, required: true })
  sourceKey!: string;

  /** Order of a stage; omitted for a race's own protocol. */
  @Prop({ type: String })
  seriesId?: string;

  @Prop({ type: Date, required: true })
  start!: Date;

  @Prop({ type: SchemaTypes.Mixed, default: null })
  series!: ContributionSource['series'];

  @Prop({ type: [Number], required: true })
  eventIds!: number[];

  @Prop({ type: Number, required: true })
  points!: number;

  @Prop({ type: Number, required: true })
  starters!: number;

  @Prop({ type: Number, required: true })
  medals!: number;

  /** Riders who scored. */
  @Prop({ type: [Number], required: true })
  scorers!: number[];

  @Prop({ type: [SchemaTypes.Mixed], required: true })
  results!: RatedResult[];

  @Prop({ type: Date, required: true })
  updatedAt!: Date;
}

export const contributionSchema = SchemaFactory.createForClass(ContributionRecord);

// Serves the replacement of a protocol's contributions, and keeps one per team.
contributionSchema.index({ sourceKey: 1, teamSlug: 1 }, { unique: true });
// Serves the rating of a season, as a covering index.
contributionSchema.index({ season: 1, teamSlug: 1, points: 1, medals: 1 });
// Serves the breakdown of a team's points, newest first.
contributionSchema.index({ teamSlug: 1, season: 1, start: -1, sourceKey: 1 });
// Serves when a season last changed.
contributionSchema.index({ season: 1, updatedAt: -1 });
// Serves the stages of a series.
contributionSchema.index({ seriesId: 1 }, { sparse: true });
