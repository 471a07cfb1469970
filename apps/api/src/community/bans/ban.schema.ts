import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { BanCode } from '@otryv/contract';
import { BAN_CODES } from '@otryv/contract/schemas';

/** Reason to exclude a rider from the leader lists: one record per reason. */
@Schema({ collection: 'riderBans' })
export class BanRecord {
  @Prop({ type: Number, required: true })
  zwiftId!: number;

  @Prop({ type: String, enum: BAN_CODES, required: true })
  code!: BanCode;

  @Prop({ type: String, default: '' })
  description!: string;

  /** The user; `null` once the account is deleted. */
  @Prop({ type: String, default: null })
  adminId!: string | null;

  @Prop({ type: Date, required: true })
  at!: Date;
}

export const banSchema = SchemaFactory.createForClass(BanRecord);

// Serves the bans of riders, and keeps one per reason.
banSchema.index({ zwiftId: 1, code: 1 }, { unique: true });
// Serves the deletion of an account.
banSchema.index({ adminId: 1 });
