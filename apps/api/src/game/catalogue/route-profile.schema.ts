import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Elevation profile of a route's lap, from riders' rides. */
@Schema({ collection: 'routeProfiles', versionKey: false })
export class RouteProfileRecord {
  @Prop({ type: Number, required: true })
  routeId!: number;

  /** m above the lowest point, equidistant. */
  @Prop({ type: [Number], required: true })
  heights!: number[];

  /** The event whose riders rode it. */
  @Prop({ type: Number, required: true })
  eventId!: number;

  @Prop({ type: Date, required: true })
  learnedAt!: Date;
}

export const routeProfileSchema = SchemaFactory.createForClass(RouteProfileRecord);

// Keeps one profile per route, even when two races on it are imported concurrently.
routeProfileSchema.index({ routeId: 1 }, { unique: true });
