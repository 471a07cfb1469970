import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { PlanUnit, Service } from '@otryv/contract';
import { PLAN_UNITS, SERVICES } from '@otryv/contract/schemas';

/** Price of a service for a period. */
@Schema({ collection: 'servicePlans' })
export class PlanRecord {
  @Prop({ type: String, required: true })
  planId!: string;

  @Prop({ type: String, enum: SERVICES, required: true })
  entityName!: Service;

  @Prop({ type: Number, required: true })
  kopecks!: number;

  @Prop({ type: Number, required: true })
  quantity!: number;

  @Prop({ type: String, enum: PLAN_UNITS, required: true })
  unit!: PlanUnit;
}

export const planSchema = SchemaFactory.createForClass(PlanRecord);

// Serves a plan by its id, and keeps it unique.
planSchema.index({ planId: 1 }, { unique: true });
// Serves the plans of a service, cheapest first.
planSchema.index({ entityName: 1, kopecks: 1 });
