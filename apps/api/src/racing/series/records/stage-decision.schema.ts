import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { DecisionRecord, decisionCollection } from '../../decisions/decision.schema.ts';
import type { StageDecisionBody } from './stage-decision-body.ts';

/** Decision of a person about a row of a stage. */
@Schema({ collection: decisionCollection, minimize: false })
export class StageDecisionRecord extends DecisionRecord {
  @Prop({
    type: {
      _id: false,
      seriesId: SchemaTypes.ObjectId,
      stageOrder: Number,
      removedWith: { type: [Number], default: undefined },
    },
    required: true,
  })
  subject!: {
    seriesId: Types.ObjectId;
    stageOrder: number;
    /** Races of the removed stage: the decision counts again with one of them. */
    removedWith?: number[];
  };

  /** Type of the decision with its type-specific fields. */
  @Prop({ type: SchemaTypes.Mixed, required: true })
  body!: StageDecisionBody;
}

export const stageDecisionSchema = SchemaFactory.createForClass(StageDecisionRecord);

// Serves the computation and the history: all decisions of a series in order.
stageDecisionSchema.index({ 'subject.seriesId': 1, at: 1 });
// Serves \"the series with a decision about this rider\".
stageDecisionSchema.index({ profileId: 1, 'subject.seriesId': 1 });
