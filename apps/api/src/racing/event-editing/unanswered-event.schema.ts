import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { daySeconds } from '../../kernel/time-units.ts';

/** New event that was sent to the game and whose outcome is still unknown. */
@Schema({ collection: 'unansweredEvents', versionKey: false })
export class UnansweredEventRecord {
  /** Club, start and name. */
  @Prop({ type: String, required: true })
  _id!: string;

  /** When it was first sent; also the stamp in its tags. */
  @Prop({ type: Date, required: true })
  sentAt!: Date;

  /** When it was last sent; omitted if it was sent once. */
  @Prop({ type: Date })
  lastSentAt?: Date;
}

export const unansweredEventSchema = SchemaFactory.createForClass(UnansweredEventRecord);

// Removes requests that were not resent within a day.
unansweredEventSchema.index({ sentAt: 1 }, { expireAfterSeconds: daySeconds });
