import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ImplausibleValue } from '@otryv/race';
import { SchemaTypes } from 'mongoose';

/** Race whose power counts for a curve. */
export interface CurveRace {
  activityId: string;
  eventId: number | null;
  name: string;
  startedAt: Date;
  /** g, at that race */
  weightInGrams: number | null;
  isVirtualPower: boolean;
  isBanned: boolean;
  bestEfforts: { duration: number; watts: number | null }[];
  /** Implausible values of the race that a moderator accepted. */
  accepted?: Pick<ImplausibleValue, 'figure' | 'duration'>[];
}

/** Races of one account in the last 90 days, in one document: the curve at any moment is computed from them. */
@Schema({ collection: 'powercurves' })
export class PowerCurveRecord {
  @Prop({ type: Number, required: true })
  zwiftId!: number;

  @Prop({ type: [SchemaTypes.Mixed], required: true })
  races!: CurveRace[];

  @Prop({ type: Date, required: true })
  updatedAt!: Date;

  /** When the oldest of the races expires; omitted without races. */
  @Prop({ type: Date })
  nextDropAt?: Date;
}

export const powerCurveSchema = SchemaFactory.createForClass(PowerCurveRecord);

// Serves the curves of riders, and keeps one document per account.
powerCurveSchema.index({ zwiftId: 1 }, { unique: true });
// Serves curves with an expired race.
powerCurveSchema.index({ nextDropAt: 1 }, { sparse: true });
