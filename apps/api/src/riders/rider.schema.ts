import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A rider as the game last told us of them. */
@Schema({ collection: 'riders', timestamps: true })
export class RiderRecord {
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

  @Prop({ type: { racingScore: Number, category: String, categoryWomen: String }, _id: false, default: null })
  competitionMetrics!: { racingScore: number | null; category: string | null; categoryWomen: string | null } | null;
}

export const riderSchema = SchemaFactory.createForClass(RiderRecord);

// Serves every look-up by the game's number, and keeps one record for each rider.
riderSchema.index({ zwiftId: 1 }, { unique: true });
