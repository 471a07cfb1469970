import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';

/** Event as the game last sent it: every field, with order and whitespace preserved. The shown data is read from it. */
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

// Serves the lookup by the game's number, and keeps one document per event.
rawEventSchema.index({ gameId: 1 }, { unique: true });
