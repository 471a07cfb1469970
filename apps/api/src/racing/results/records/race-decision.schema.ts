import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';
import { DecisionRecord, decisionCollection } from '../../decisions/decision.schema.ts';
import type { RaceDecisionBody } from './race-decision-body.ts';

/** Decision of a person about a row of a race. */
@Schema({ collection: decisionCollection, minimize: false })
export class RaceDecisionRecord extends DecisionRecord {
  @Prop({ type: { _id: false, eventId: Number }, required: true })
  subject!: { eventId: number };

  /** Type of the decision with its type-specific fields. */
  @Prop({ type: SchemaTypes.Mixed, required: true })
  body!: RaceDecisionBody;
}

export const raceDecisionSchema = SchemaFactory.createForClass(RaceDecisionRecord);

// Serves the computation and the history: all decisions of an event in order.
raceDecisionSchema.index({ 'subject.eventId': 1, at: 1 });
// Serves the deletion of an account.
raceDecisionSchema.index({ authorId: 1 });
