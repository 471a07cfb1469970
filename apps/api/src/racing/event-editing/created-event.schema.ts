import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { daySeconds } from '../../kernel/time-units.ts';

/** The event that a request made: the same request, sent again, makes no other. */
@Schema({ collection: 'createdEvents', versionKey: false })
export class CreatedEventRecord {
  /** The organizer and the key of the request. */
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: Number, required: true })
  eventId!: number;

  @Prop({ type: Date, required: true })
  createdAt!: Date;
}

export const createdEventSchema = SchemaFactory.createForClass(CreatedEventRecord);

// Nobody sends a form again after a day.
createdEventSchema.index({ createdAt: 1 }, { expireAfterSeconds: daySeconds });
