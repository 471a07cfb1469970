import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Figure } from '@otryv/contract';
import { FIGURES } from '@otryv/contract/schemas';
import { RiderFields } from './rider-fields.schema.ts';

/** Rider as of the game's latest response. */
@Schema({ collection: 'riders', timestamps: true })
export class RiderRecord extends RiderFields {
  @Prop({ type: { racingScore: Number, category: String, categoryWomen: String }, _id: false, default: null })
  competitionMetrics!: { racingScore: number | null; category: string | null; categoryWomen: string | null } | null;

  /** Figures that the rider's owner hides from others. They outlive the account; older records have none. */
  @Prop({ type: [{ type: String, enum: FIGURES }], default: [] })
  hidden?: Figure[];

  /**
   * Verification codes issued for this id. The portal removes them from the name, even after the user unlinks the id.
   */
  @Prop({ type: [String], default: [] })
  proofCodes?: string[];
}

export const riderSchema = SchemaFactory.createForClass(RiderRecord);

// Serves every lookup by the game's number, and keeps one record per rider.
riderSchema.index({ zwiftId: 1 }, { unique: true });
