import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { FinishProtocol } from '@otryv/race';
import { SchemaTypes, type Types } from 'mongoose';

/** Finish protocol that organizers may choose. */
@Schema({ collection: 'finishprotocols', timestamps: true })
export class FinishProtocolRecord {
  _id!: Types.ObjectId;

  /** `null` for one offered to all. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  organizerId!: Types.ObjectId | null;

  @Prop({ type: String, required: true })
  name!: FinishProtocol;

  @Prop({ type: String, required: true })
  displayName!: string;

  @Prop({ type: String, default: '' })
  description!: string;

  @Prop({ type: Boolean, required: true })
  isDefault!: boolean;
}

export const finishProtocolSchema = SchemaFactory.createForClass(FinishProtocolRecord);

// Serves those of an organizer, and keeps a rule unique per organizer.
finishProtocolSchema.index({ organizerId: 1, name: 1 }, { unique: true });
// Serves those offered to all.
finishProtocolSchema.index({ isDefault: 1 });
