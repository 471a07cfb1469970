import { Prop, Schema } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** The collection of the decisions about races and about stages of series. */
export const decisionCollection = 'decisions';

/** What every decision has beside its subject and its body. Only ever added. */
@Schema()
export class DecisionRecord {
  _id!: Types.ObjectId;

  @Prop({ type: Number, required: true })
  profileId!: number;

  @Prop({ type: Date, required: true })
  at!: Date;

  /** The name of the author at the time. */
  @Prop({ type: String, required: true })
  author!: string;

  /** The user; `null` on the command line, and once the account is deleted. */
  @Prop({ type: String, default: null })
  authorId!: string | null;

  @Prop({ type: String, default: null })
  reason!: string | null;
}
