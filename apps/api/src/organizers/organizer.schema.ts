import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

@Schema({ collection: 'organizers', timestamps: true })
export class OrganizerRecord {
  _id!: Types.ObjectId;

  @Prop({ type: String, required: true })
  name!: string;

  @Prop({ type: String, default: null })
  shortName!: string | null;

  @Prop({ type: String, required: true })
  urlSlug!: string;
}

export const organizerSchema = SchemaFactory.createForClass(OrganizerRecord);

// Serves the look-up by name when an event is added, and keeps a name unique.
organizerSchema.index({ name: 1 }, { unique: true });
// Serves the organizer's page.
organizerSchema.index({ urlSlug: 1 }, { unique: true });
