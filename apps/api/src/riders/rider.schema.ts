import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { RiderFields } from './rider-fields.ts';

/** A rider as the game last told us of them. */
@Schema({ collection: 'riders', timestamps: true })
export class RiderRecord extends RiderFields {
  @Prop({ type: { racingScore: Number, category: String, categoryWomen: String }, _id: false, default: null })
  competitionMetrics!: { racingScore: number | null; category: string | null; categoryWomen: string | null } | null;
}

export const riderSchema = SchemaFactory.createForClass(RiderRecord);

// Serves every look-up by the game's number, and keeps one record for each rider.
riderSchema.index({ zwiftId: 1 }, { unique: true });
