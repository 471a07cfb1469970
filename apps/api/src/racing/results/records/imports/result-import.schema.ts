import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Person } from '@otryv/race';
import { SchemaTypes, type Types } from 'mongoose';
import type { ImportMode } from './import-mode.ts';

/** Import of an event's results: when, how, and a snapshot of the people in it. */
@Schema({ collection: 'resultImports' })
export class ResultImportRecord {
  _id!: Types.ObjectId;

  @Prop({ type: Number, required: true })
  eventId!: number;

  @Prop({ type: String, enum: ['fast', 'full'], required: true })
  mode!: ImportMode;

  /** When its first request was sent. */
  @Prop({ type: Date, required: true })
  fetchedAt!: Date;

  /** The fuller import that the finishers were kept from, if this one has fewer for the final protocol. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  keptFrom!: Types.ObjectId | null;

  /** Hash of all rows: an unchanged import is not stored again. */
  @Prop({ type: String, required: true })
  contentHash!: string;

  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  people!: Person[];
}

export const resultImportSchema = SchemaFactory.createForClass(ResultImportRecord);

// Serves "the latest import of this event".
resultImportSchema.index({ eventId: 1, fetchedAt: -1 });

/** Rows of one group in one import, as received from the game. */
@Schema({ collection: 'rawResults', minimize: false })
export class RawResultsRecord {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  importId!: Types.ObjectId;

  @Prop({ type: Number, required: true })
  eventId!: number;

  @Prop({ type: Number, required: true })
  subgroupId!: number;

  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  entries!: unknown[];

  /** Riders with a DNF, derived from their activities. */
  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  unfinished!: unknown[];
}

export const rawResultsSchema = SchemaFactory.createForClass(RawResultsRecord);

// Serves the computation: all groups of one import.
rawResultsSchema.index({ importId: 1, subgroupId: 1 }, { unique: true });
// Serve "the races of this rider", including those of earlier imports.
rawResultsSchema.index({ 'entries.profileId': 1, eventId: 1 });
rawResultsSchema.index({ 'unfinished.profileId': 1, eventId: 1 });
