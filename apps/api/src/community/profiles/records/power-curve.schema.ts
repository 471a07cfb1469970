import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ImplausibleValue } from '@otryv/race';
import { SchemaTypes } from 'mongoose';

/** A race whose power counts for a curve. */
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
  /** The implausible values of the race that a moderator accepted. */
  accepted?: Pick<ImplausibleValue, 'figure' | 'duration'>[];
}

/** The races of one account of the last 90 days, in one document: the curve of any moment is read from them. */
@Schema({ collection: 'powercurves' })
export class PowerCurveRecord {
  @Prop({ type: Number, required: true })
  zwiftId!: number;

  @Prop({ type: [SchemaTypes.Mixed], required: true })
  races!: CurveRace[];

  @Prop({ type: Date, required: true })
  updatedAt!: Date;

  /** When the oldest of the races drops out; left out without races. */
  @Prop({ type: Date })
  nextDropAt?: Date;
}

export const powerCurveSchema = SchemaFactory.createForClass(PowerCurveRecord);

// Serves the curves of riders, and keeps one document for each account.
powerCurveSchema.index({ zwiftId: 1 }, { unique: true });
// Serves the curves that lost a race by the passing of time.
powerCurveSchema.index({ nextDropAt: 1 }, { sparse: true });
