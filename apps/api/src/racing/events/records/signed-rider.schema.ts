import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { RiderFields } from '../../../people/riders/rider-fields.schema.ts';

/** Sign-up for a group, as of the last sync. */
@Schema({ collection: 'signedRiders' })
export class SignedRiderRecord extends RiderFields {
  /** Event number in the game. */
  @Prop({ type: Number, required: true })
  eventId!: number;

  @Prop({ type: Number, required: true })
  subgroupId!: number;
}

export const signedRiderSchema = SchemaFactory.createForClass(SignedRiderRecord);

// Serves the list of an event, and keeps a rider once per group.
signedRiderSchema.index({ eventId: 1, subgroupId: 1, zwiftId: 1 }, { unique: true });
// Serves "which coming events has this rider signed up for".
signedRiderSchema.index({ zwiftId: 1, eventId: 1 });
