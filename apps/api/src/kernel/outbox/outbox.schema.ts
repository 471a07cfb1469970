import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';

const keptSeconds = 24 * 60 * 60;

/** Message committed with the change it is about. */
@Schema({ collection: 'outbox', minimize: false })
export class MessageRecord {
  @Prop({ type: String, required: true })
  kind!: string;

  @Prop({ type: SchemaTypes.Mixed, required: true })
  data!: object;

  @Prop({ type: Date, required: true })
  writtenAt!: Date;
}

export const messageSchema = SchemaFactory.createForClass(MessageRecord);

messageSchema.index({ writtenAt: 1 }, { expireAfterSeconds: keptSeconds });
