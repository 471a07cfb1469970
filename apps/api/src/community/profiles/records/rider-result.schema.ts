import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ResultDto } from '@otryv/contract';
import { SchemaTypes } from 'mongoose';

/** Row of one account in the latest version of a protocol, with the sort and count keys of race lists. */
@Schema({ collection: 'riderresults' })
export class RiderResultRecord {
  @Prop({ type: Number, required: true })
  eventId!: number;

  /** Account that raced: the row may show the main one. */
  @Prop({ type: Number, required: true })
  accountId!: number;

  @Prop({ type: Date, required: true })
  eventStart!: Date;

  @Prop({ type: String, required: true })
  eventName!: string;

  @Prop({ type: String, default: null })
  typeRaceCustom!: string | null;

  @Prop({ type: Boolean, required: true })
  male!: boolean;

  /** 0 is out of the classification. */
  @Prop({ type: Number, required: true })
  place!: number;

  /** Team of the rider at the time of the race; omitted in rows without one. */
  @Prop({ type: String })
  teamSlug?: string;

  /** Public row, in the shape of the contract. */
  @Prop({ type: SchemaTypes.Mixed, required: true })
  row!: ResultDto;

  /** Best efforts by column name, `cp-watts-300`; missing ones are omitted. */
  @Prop({ type: SchemaTypes.Mixed, required: true })
  efforts!: Record<string, number>;
}

export const riderResultSchema = SchemaFactory.createForClass(RiderResultRecord);

// Serves the replacement of an event's rows, its other riders, and keeps one row per account.
riderResultSchema.index({ eventId: 1, accountId: 1 }, { unique: true });
// Serves the races of a rider, newest first, and their counts.
riderResultSchema.index({ accountId: 1, eventStart: -1, eventId: -1 });
// Serves the wins of a rider, and the medals.
riderResultSchema.index({ accountId: 1, place: 1, eventStart: -1, eventId: -1 });
// Serves the races of a team, newest first, and their counts.
riderResultSchema.index(
  { teamSlug: 1, eventStart: -1, eventId: -1 },
  { partialFilterExpression: { teamSlug: { $gt: '' } } },
);
// Serves riders in events by period.
riderResultSchema.index({ eventStart: 1, eventId: 1, male: 1, place: 1, accountId: 1, typeRaceCustom: 1 });
