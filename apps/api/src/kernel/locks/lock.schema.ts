import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Holder of a lock; its id is the name of the lock. */
@Schema({ collection: 'locks' })
export class LockRecord {
  @Prop({ type: String, required: true })
  _id!: string;

  /** Fencing token, incremented for each holder. */
  @Prop({ type: Number, required: true })
  token!: number;

  /** The expiry of the lock; `null` if released. */
  @Prop({ type: Date, default: null })
  lockedUntil!: Date | null;

  /** When the holder last wrote under it. */
  @Prop({ type: Date, default: null })
  checkedAt!: Date | null;
}

export const lockSchema = SchemaFactory.createForClass(LockRecord);
