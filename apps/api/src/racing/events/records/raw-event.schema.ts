import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';

/** An event as the game last sent it: every field, in its order, with its spaces. What we show is read from it. */
@Schema({ collection: 'rawEvents', minimize: false })
export class RawEventRecord {
  @Prop({ type: Number, required: true })
  gameId!: number;

  @Prop({ type: Date, required: true })
  fetchedAt!: Date;

  @Prop({ type: SchemaTypes.Mixed, required: true })
  event!: object;
}

export const rawEventSchema = SchemaFactory.createForClass(RawEventRecord);

// Serves the look-up by the game's number, and keeps one document for each event.
rawEventSchema.index({ gameId: 1 }, { unique: true });
