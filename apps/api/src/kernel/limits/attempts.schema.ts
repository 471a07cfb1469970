import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Recent attempts: written by rate-limiter-flexible, which determines the field names. */
@Schema({ collection: 'attempts', versionKey: false })
export class AttemptsRecord {
  @Prop({ type: String, required: true })
  key!: string;

  @Prop({ type: Number, required: true })
  points!: number;

  @Prop({ type: Date, default: null })
  expire!: Date | null;
}

export const attemptsSchema = SchemaFactory.createForClass(AttemptsRecord);

// Serves every count, and keeps one per key.
attemptsSchema.index({ key: 1 }, { unique: true });
// Removes expired counts.
attemptsSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
