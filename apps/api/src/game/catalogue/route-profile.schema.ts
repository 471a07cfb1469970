import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How high the lap of a route is along its way, as riders have ridden it. */
@Schema({ collection: 'routeProfiles', versionKey: false })
export class RouteProfileRecord {
  @Prop({ type: Number, required: true })
  routeId!: number;

  /** m over the lowest place, at even distances. */
  @Prop({ type: [Number], required: true })
  heights!: number[];

  /** The event whose riders it is of. */
  @Prop({ type: Number, required: true })
  eventId!: number;

  @Prop({ type: Date, required: true })
  learnedAt!: Date;
}

export const routeProfileSchema = SchemaFactory.createForClass(RouteProfileRecord);

// Keeps one profile a route, also when two races on it come in at once.
routeProfileSchema.index({ routeId: 1 }, { unique: true });
