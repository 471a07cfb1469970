import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { yearSeconds } from '../time-units.ts';

const yearsKept = 2;

/** Audit entry: actor, action and object; written in the transaction of the change. */
@Schema({ collection: 'audit', versionKey: false })
export class AuditRecord {
  _id!: Types.ObjectId;

  @Prop({ type: Date, required: true })
  at!: Date;

  /** The user; `null` for the command line and for jobs. */
  @Prop({ type: String, default: null })
  actorId!: string | null;

  @Prop({ type: String, required: true })
  action!: string;

  @Prop({ type: String, required: true })
  objectKind!: string;

  @Prop({ type: String, required: true })
  objectId!: string;

  @Prop({ type: Object, default: null })
  before!: object | null;

  @Prop({ type: Object, default: null })
  after!: object | null;
}

export const auditSchema = SchemaFactory.createForClass(AuditRecord);

// Serves the log, newest first, and removes what is older than two years.
auditSchema.index({ at: -1 }, { expireAfterSeconds: yearsKept * yearSeconds });
// Serve the search of the log: by user, by action, and the history of one object.
auditSchema.index({ actorId: 1, at: -1 });
auditSchema.index({ action: 1, at: -1 });
auditSchema.index({ objectId: 1, at: -1 });
