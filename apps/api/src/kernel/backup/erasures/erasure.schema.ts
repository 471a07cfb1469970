import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Last erasure or hiding of one account or rider, identified only by a keyed hash. */
@Schema({ collection: 'erasures', versionKey: false })
export class ErasureRecord {
  /** The keyed hash. */
  @Prop({ type: String, required: true })
  _id!: string;

  /** Id of the hash key. */
  @Prop({ type: String, required: true })
  key!: string;

  @Prop({ type: String, required: true })
  kind!: 'user' | 'rider';

  /** Incremented with each change: of two lines of the list, the higher number wins. */
  @Prop({ type: Number, required: true })
  revision!: number;

  @Prop({ type: Date, required: true })
  at!: Date;

  @Prop({ type: Boolean, default: false })
  isDeleted!: boolean;

  /** Hidden figures, possibly none; `null` if never chosen. */
  @Prop({ type: [String], default: null })
  hidden!: string[] | null;

  /** Whether the list outside of the database has it as well. */
  @Prop({ type: Boolean, required: true })
  isListed!: boolean;
}

export const erasureSchema = SchemaFactory.createForClass(ErasureRecord);

// Finds entries missing in the list.
erasureSchema.index({ isListed: 1, at: 1 });
