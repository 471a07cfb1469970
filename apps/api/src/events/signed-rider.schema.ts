import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A rider who signed up for a group, as the game showed them at the last sync. */
@Schema({ collection: 'signedRiders' })
export class SignedRiderRecord {
  /** The game's number of the event. */
  @Prop({ type: Number, required: true })
  eventId!: number;

  @Prop({ type: Number, required: true })
  subgroupId!: number;

  @Prop({ type: Number, required: true })
  zwiftId!: number;

  @Prop({ type: String, required: true })
  firstName!: string;

  @Prop({ type: String, default: '' })
  lastName!: string;

  @Prop({ type: Boolean, default: true })
  male!: boolean;

  @Prop({ type: String, default: null })
  imageSrc!: string | null;

  @Prop({ type: String, default: null })
  countryAlpha3!: string | null;

  @Prop({ type: Number, default: null })
  age!: number | null;

  /** mm */
  @Prop({ type: Number, default: null })
  height!: number | null;

  /** g */
  @Prop({ type: Number, default: null })
  weight!: number | null;

  @Prop({ type: Number, default: null })
  racingScore!: number | null;
}

export const signedRiderSchema = SchemaFactory.createForClass(SignedRiderRecord);

// Serves the list of an event, and keeps a rider once in each group.
signedRiderSchema.index({ eventId: 1, subgroupId: 1, zwiftId: 1 }, { unique: true });
// Serves "which coming events has this rider signed up for".
signedRiderSchema.index({ zwiftId: 1, eventId: 1 });
