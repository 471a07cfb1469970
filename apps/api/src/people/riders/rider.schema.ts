import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Figure } from '@otryv/contract';
import { FIGURES } from '@otryv/contract/schemas';
import { RiderFields } from './rider-fields.schema.ts';

/** A rider as of the game's latest response. */
@Schema({ collection: 'riders', timestamps: true })
export class RiderRecord extends RiderFields {
  @Prop({ type: { racingScore: Number, category: String, categoryWomen: String }, _id: false, default: null })
  competitionMetrics!: { racingScore: number | null; category: string | null; categoryWomen: string | null } | null;

  /** The figures that the rider's owner hides from others. They outlive the account; former records have none. */
  @Prop({ type: [{ type: String, enum: FIGURES }], default: [] })
  hidden?: Figure[];

  /** The proof codes issued for this id. The portal removes them from the name, even after the user unlinks the id. */
  @Prop({ type: [String], default: [] })
  proofCodes?: string[];
}

export const riderSchema = SchemaFactory.createForClass(RiderRecord);

// Serves every look-up by the game's number, and keeps one record for each rider.
riderSchema.index({ zwiftId: 1 }, { unique: true });
