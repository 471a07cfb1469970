import { Prop, raw, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import type { ClubFields } from './club.ts';

const text = { type: String, default: '' };
const url = { type: String, default: null };

@Schema({ collection: 'clubs', timestamps: true })
export class ClubRecord implements ClubFields {
  _id!: Types.ObjectId;

  /** Club id in the game. */
  @Prop({ type: String, required: true })
  clubId!: string;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  organizerId!: Types.ObjectId;

  /** Users who act for it. */
  @Prop({ type: [SchemaTypes.ObjectId], default: [] })
  moderators!: Types.ObjectId[];

  @Prop({ type: String, required: true })
  name!: string;

  @Prop(text)
  tagline!: string;

  @Prop(text)
  description!: string;

  @Prop(raw({ icon: url, event: url, club_large: url }))
  images!: ClubFields['images'];

  @Prop({ type: Number, default: null })
  memberCount!: number | null;

  @Prop({ type: String, default: null })
  joinMethod!: ClubFields['joinMethod'];

  /** When it was last read from the game. */
  @Prop({ type: Date, required: true })
  refreshedAt!: Date;

  /** Since when the game no longer has it. */
  @Prop({ type: Date, default: null })
  missingSince!: Date | null;
}

export const clubSchema = SchemaFactory.createForClass(ClubRecord);

// Serves the lookup by the game's id, and keeps a club with one organizer.
clubSchema.index({ clubId: 1 }, { unique: true });
// Serves the clubs of an organizer and the list of all.
clubSchema.index({ organizerId: 1, name: 1, _id: 1 });
// Serves the rights of a user.
clubSchema.index({ moderators: 1 });
