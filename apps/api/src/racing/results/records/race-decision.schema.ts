import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes } from 'mongoose';
import { DecisionRecord, decisionCollection } from '../../decisions/decision.schema.ts';
import type { RaceDecisionBody } from './race-decision-body.ts';

/** What a person decided about a row of a race. */
@Schema({ collection: decisionCollection, minimize: false })
export class RaceDecisionRecord extends DecisionRecord {
  @Prop({ type: { _id: false, eventId: Number }, required: true })
  subject!: { eventId: number };

  /** The type of the decision with what belongs to it alone. */
  @Prop({ type: SchemaTypes.Mixed, required: true })
  body!: RaceDecisionBody;
}

export const raceDecisionSchema = SchemaFactory.createForClass(RaceDecisionRecord);

// Serves the fold and the history: all decisions of an event in order.
raceDecisionSchema.index({ 'subject.eventId': 1, at: 1 });
// Serves the deletion of an account.
raceDecisionSchema.index({ authorId: 1 });
