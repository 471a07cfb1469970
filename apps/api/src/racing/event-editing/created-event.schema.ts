import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { daySeconds } from '../../kernel/time-units.ts';

/** Event created by a request; a repeat of the same request creates no second one. */
@Schema({ collection: 'createdEvents', versionKey: false })
export class CreatedEventRecord {
  /** The organizer and the request key. */
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: Number, required: true })
  eventId!: number;

  @Prop({ type: Date, required: true })
  createdAt!: Date;
}

export const createdEventSchema = SchemaFactory.createForClass(CreatedEventRecord);

// A form is not resubmitted after a day.
createdEventSchema.index({ createdAt: 1 }, { expireAfterSeconds: daySeconds });
