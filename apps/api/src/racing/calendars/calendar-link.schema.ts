import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** Secret calendar link of a user; only the hash of the secret is stored. */
@Schema({ collection: 'calendarLinks', versionKey: false })
export class CalendarLinkRecord {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  userId!: Types.ObjectId;

  @Prop({ type: String, required: true })
  hash!: string;

  @Prop({ type: Date, required: true })
  createdAt!: Date;
}

export const calendarLinkSchema = SchemaFactory.createForClass(CalendarLinkRecord);

// Serves every read of the calendar.
calendarLinkSchema.index({ hash: 1 }, { unique: true });
// Serves the user's settings; the unique index limits each user to one link.
calendarLinkSchema.index({ userId: 1 }, { unique: true });
