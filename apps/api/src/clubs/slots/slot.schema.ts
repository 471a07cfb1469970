import { Prop, raw, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Service, SlotOrigin } from '@otryv/contract';
import { SERVICES, SLOT_ORIGINS } from '@otryv/contract/schemas';
import { Types } from 'mongoose';

/** Period in which a service of an organizer is active. */
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

  /** Price in kopecks; `null` for an unpaid slot. */
  @Prop({ type: Number, default: null })
  kopecks!: number | null;

  /** Payment that granted it; omitted for the others. */
  @Prop({ type: Types.ObjectId })
  paymentId?: Types.ObjectId;

  /** When the end was announced, a week and a day before it. */
  @Prop(raw({ week: { type: Date, default: null }, day: { type: Date, default: null } }))
  announced!: { week: Date | null; day: Date | null };
}

export const slotSchema = SchemaFactory.createForClass(SlotRecord);

// Serves the slots of an organizer, latest end first, and whether one is active.
slotSchema.index({ organizerId: 1, endDate: -1 });
// Allows one slot per payment.
slotSchema.index({ paymentId: 1 }, { unique: true, sparse: true });
// Serves the announcements of ends.
slotSchema.index({ endDate: 1 });

/** Change counter that serializes changes of an organizer's slots: concurrent ones conflict. */
@Schema({ collection: 'slotChanges' })
export class SlotChangesRecord {
  @Prop({ type: Types.ObjectId, required: true })
  organizerId!: Types.ObjectId;

  @Prop({ type: Number, default: 0 })
  changes!: number;
}

export const slotChangesSchema = SchemaFactory.createForClass(SlotChangesRecord);

// Keeps one counter per organizer.
slotChangesSchema.index({ organizerId: 1 }, { unique: true });
