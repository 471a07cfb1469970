import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ServiceMessageType } from '@otryv/contract';
import { SchemaTypes, type Types } from 'mongoose';
import { yearSeconds } from '../../kernel/time-units.ts';

const text = { type: String, default: null };

/** Message of the portal to one user. */
@Schema({ collection: 'servicemessages', versionKey: false })
export class ServiceMessageRecord {
  _id!: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  userId!: Types.ObjectId;

  @Prop({ type: String, enum: ['team', 'race', 'system', 'incoming_message'], required: true })
  type!: ServiceMessageType;

  @Prop({ type: String, required: true })
  title!: string;

  @Prop({ type: String, required: true })
  text!: string;

  @Prop(text)
  entityUrl!: string | null;

  @Prop(text)
  externalEntityUrl!: string | null;

  @Prop(text)
  entityLogo!: string | null;

  @Prop({ type: Boolean, default: false })
  isRead!: boolean;

  /**
   * State of its email: `due`, `queued` for the job that sends it, `taken` by that job, `takenAgain` after a process
   * that died with it, and `sent`; missing if none is sent.
   */
  @Prop({ type: String, enum: ['due', 'queued', 'taken', 'takenAgain', 'sent'] })
  letter?: 'due' | 'queued' | 'taken' | 'takenAgain' | 'sent';

  /** Id of the job that claimed the email: two jobs of one message may run concurrently. */
  @Prop({ type: String })
  letterJob?: string;

  @Prop({ type: Date, required: true })
  createdAt!: Date;
}

export const serviceMessageSchema = SchemaFactory.createForClass(ServiceMessageRecord);

// Serves the newest messages of a user, and those after a given one.
serviceMessageSchema.index({ userId: 1, _id: -1 });
// Serves emails without a job.
serviceMessageSchema.index({ letter: 1 }, { partialFilterExpression: { letter: 'due' } });
// Removes messages after a year.
serviceMessageSchema.index({ createdAt: 1 }, { expireAfterSeconds: yearSeconds });
