import { Prop, Schema } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** Collection of the decisions about races and series stages. */
export const decisionCollection = 'decisions';

/** Fields shared by all decisions besides their subject and body. Append-only. */
@Schema()
export class DecisionRecord {
  _id!: Types.ObjectId;

  @Prop({ type: Number, required: true })
  profileId!: number;

  @Prop({ type: Date, required: true })
  at!: Date;

  /** The author's name at that time. */
  @Prop({ type: String, required: true })
  author!: string;

  /** The user; `null` on the command line and after the account is deleted. */
  @Prop({ type: String, default: null })
  authorId!: string | null;

  @Prop({ type: String, default: null })
  reason!: string | null;
}
