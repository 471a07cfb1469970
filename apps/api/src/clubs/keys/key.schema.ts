import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { KeyKind } from '@otryv/contract';
import { SchemaTypes, type Types } from 'mongoose';

/** Key of an organizer; only its hash is stored. */
@Schema({ collection: 'apiKeys', versionKey: false })
export class KeyRecord {
  _id!: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  organizerId!: Types.ObjectId;

  @Prop({ type: String, required: true })
  kind!: KeyKind;

  @Prop({ type: String, required: true })
  name!: string;

  @Prop({ type: [String], default: [] })
  origins!: string[];

  @Prop({ type: String, required: true })
  hash!: string;

  @Prop({ type: String, required: true })
  ending!: string;

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  @Prop({ type: Date, default: null })
  lastUsedAt!: Date | null;
}

export const keySchema = SchemaFactory.createForClass(KeyRecord);

// Serves every request with a key.
keySchema.index({ hash: 1 }, { unique: true });
// Serves the list of an organizer.
keySchema.index({ organizerId: 1, createdAt: -1 });
