import { Prop, raw, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Service, SlotOrigin } from '@otryv/contract';
import { SERVICES, SLOT_ORIGINS } from '@otryv/contract/schemas';
import { Types } from 'mongoose';

/** A period in which a service of an organizer is in force. */
@Schema({ collection: 'serviceSlots' })
export class SlotRecord {
  _id!: Types.ObjectId;

  @Prop({ type: Types.ObjectId, required: true })
  organizerId!: Types.ObjectId;

  @Prop({ type: String, enum: SERVICES, required: true })
  entityName!: Service;

  @Prop({ type: String, required: true })
  description!: string;

  @Prop({ type: String, enum: SLOT_ORIGINS, required: true })
  origin!: SlotOrigin;

  @Prop({ type: Date, required: true })
  startDate!: Date;

  @Prop({ type: Date, required: true })
  endDate!: Date;

  @Prop({ type: Boolean, default: false })
  isPaused!: boolean;

  /** Kopecks; `null` for a slot that nobody paid. */
  @Prop({ type: Number, default: null })
  kopecks!: number | null;

  /** Of the payment that gave it; left out for the others. */
  @Prop({ type: Types.ObjectId })
  paymentId?: Types.ObjectId;

  /** When its end was announced: a week before, and a day before. */
  @Prop(raw({ week: { type: Date, default: null }, day: { type: Date, default: null } }))
  announced!: { week: Date | null; day: Date | null };
}

export const slotSchema = SchemaFactory.createForClass(SlotRecord);

// Serves the slots of an organizer, those that end last first, and whether one is in force.
slotSchema.index({ organizerId: 1, endDate: -1 });
// A payment gives one slot.
slotSchema.index({ paymentId: 1 }, { unique: true, sparse: true });
// Serves the announcements of ends.
slotSchema.index({ endDate: 1 });

/** The slots of an organizer change one after another: each change counts here, so that two at once conflict. */
@Schema({ collection: 'slotChanges' })
export class SlotChangesRecord {
  @Prop({ type: Types.ObjectId, required: true })
  organizerId!: Types.ObjectId;

  @Prop({ type: Number, default: 0 })
  changes!: number;
}

export const slotChangesSchema = SchemaFactory.createForClass(SlotChangesRecord);

// Keeps one count for each organizer.
slotChangesSchema.index({ organizerId: 1 }, { unique: true });
