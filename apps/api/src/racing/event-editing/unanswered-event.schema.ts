import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { daySeconds } from '../../kernel/time-units.ts';

/** A new event that was sent to the game, as long as it is not known what came of it. */
@Schema({ collection: 'unansweredEvents', versionKey: false })
export class UnansweredEventRecord {
  /** The club, the start and the name. */
  @Prop({ type: String, required: true })
  _id!: string;

  /** When it was first sent, which is the stamp in its tags. */
  @Prop({ type: Date, required: true })
  sentAt!: Date;

  /** When it was last sent; left out as long as that was once. */
  @Prop({ type: Date })
  lastSentAt?: Date;
}

export const unansweredEventSchema = SchemaFactory.createForClass(UnansweredEventRecord);

// Removes what nobody sent again within a day.
unansweredEventSchema.index({ sentAt: 1 }, { expireAfterSeconds: daySeconds });
