import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import type { CalendarGroup } from './calendar-race.ts';

/** What calendars show of an event that was deleted. */
@Schema({ collection: 'cancelledEvents', versionKey: false })
export class CancelledEventRecord {
  /** The game's number. */
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

  /** Whether the game has it no more either; older records do not have this. */
  @Prop({ type: Boolean })
  isDeletedInGame?: boolean;

  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  eventSubgroups!: readonly CalendarGroup[];

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  organizerId!: Types.ObjectId | null;

  /** Who had signed up. */
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
// Serves the calendar of the schedule, and removes what calendars have long taken over.
cancelledEventSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
