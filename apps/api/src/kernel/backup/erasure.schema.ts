import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What was last erased or hidden of one account or rider, who is known by a keyed hash alone. */
@Schema({ collection: 'erasures', versionKey: false })
export class ErasureRecord {
  /** The keyed hash. */
  @Prop({ type: String, required: true })
  _id!: string;

  /** Names the key of the hash. */
  @Prop({ type: String, required: true })
  key!: string;

  @Prop({ type: String, required: true })
  kind!: 'user' | 'rider';

  /** One more with each change: of two lines of the list the one with the higher number holds. */
  @Prop({ type: Number, required: true })
  revision!: number;

  @Prop({ type: Date, required: true })
  at!: Date;

  @Prop({ type: Boolean, default: false })
  isDeleted!: boolean;

  /** The figures that are hidden, also none; `null` where that was never chosen. */
  @Prop({ type: [String], default: null })
  hidden!: string[] | null;

  /** Whether the list outside of the database has it as well. */
  @Prop({ type: Boolean, required: true })
  isListed!: boolean;
}

export const erasureSchema = SchemaFactory.createForClass(ErasureRecord);

// Finds what the list does not have yet.
erasureSchema.index({ isListed: 1, at: 1 });
