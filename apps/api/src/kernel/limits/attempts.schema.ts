import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How often something was tried lately: written by rate-limiter-flexible, whose names these are. */
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

// Serves every count, and keeps one for each key.
attemptsSchema.index({ key: 1 }, { unique: true });
// Removes counts that have lapsed.
attemptsSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
