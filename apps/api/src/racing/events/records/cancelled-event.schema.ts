import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import type { CalendarGroup } from './calendar-race.ts';

/** Deleted event in the form calendars show. */
@Schema({ collection: 'cancelledEvents', versionKey: false })
export class CancelledEventRecord {
  /** Event number in the game. */
  @Prop({ type: Number, required: true })
  gameId!: number;

  @Prop({ type: String, required: true })
  name!: string;

  @Prop({ type: String, default: '' })
  description!: string;

  @Prop({ type: Date, required: true })
  eventStart!: Date;

  @Prop({ type: Number, required: true })
  revision!: number;

  /** When it was deleted. */
  @Prop({ type: Date, required: true })
  revisedAt!: Date;

  /** Whether the game no longer has it either; missing in older records. */
  @Prop({ type: Boolean })
  isDeletedInGame?: boolean;

  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  eventSubgroups!: readonly CalendarGroup[];

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  organizerId!: Types.ObjectId | null;

  /** The riders who had signed up. */
  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  riders!: { zwiftId: number; subgroupId: number }[];

  @Prop({ type: Date, required: true })
  expiresAt!: Date;
}

export const cancelledEventSchema = SchemaFactory.createForClass(CancelledEventRecord);

// Serves the file of one race, and the revision of an event that is added again.
cancelledEventSchema.index({ gameId: 1 }, { unique: true });
// Serves the calendars of organizers.
cancelledEventSchema.index({ organizerId: 1, expiresAt: 1 });
// Serves the calendars of riders.
cancelledEventSchema.index({ 'riders.zwiftId': 1 });
// Serves the schedule calendar, and the removal of records that calendars no longer need.
cancelledEventSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
