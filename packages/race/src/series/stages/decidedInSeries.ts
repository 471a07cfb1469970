import { groupBy } from '../../lists/groupBy.ts';
import { isLater, latestOf, notUndone } from '../../protocol/decision.ts';
import type {
  CategoryDecision,
  PenaltyDecision,
  RowAddedDecision,
  RowRemovedDecision,
  StageDecision,
  StageDisqualificationDecision,
  StageUndoDecision,
} from '../stageDecision.ts';

type MadeDecision = Exclude<StageDecision, StageUndoDecision>;

/** Decisions in force about a rider on a stage. */
export interface DecidedOfRider {
  disqualification: StageDisqualificationDecision | null;
  category: CategoryDecision | null;
  /** The decision that added or removed the row. */
  row: RowAddedDecision | RowRemovedDecision | null;
  /** In the order of decision. */
  penalties: readonly PenaltyDecision[];
}

/** Decisions in force in a series: by stage, then by rider. */
export type DecidedInSeries = ReadonlyMap<number, ReadonlyMap<number, DecidedOfRider>>;

/**
 * Returns the decisions in force of one series. Among several about the same matter the latest counts; penalties add
 * up. The order of the list, repeated decisions and those of other series have no effect.
 */
export function decidedInSeries(
  decisions: readonly StageDecision[],
  seriesId: string,
  riderOf: (profileId: number) => number,
): DecidedInSeries {
  const made = notUndone<MadeDecision>(decisions.filter(({ subject }) => subject.seriesId === seriesId));
  const byStage = groupBy(made, ({ subject }) => subject.stageOrder);

  return new Map(
    [...byStage].map(([order, ofStage]) => {
      const byRider = groupBy(ofStage, ({ profileId }) => riderOf(profileId));
      return [order, new Map([...byRider].map(([rider, ofRider]) => [rider, decidedOf(ofRider)]))];
    }),
  );
}

function decidedOf(made: readonly MadeDecision[]): DecidedOfRider {
  return {
    disqualification: latest(made.filter((decision) => decision.type === 'disqualification')),
    category: latest(made.filter((decision) => decision.type === 'category')),
    row: latest(made.filter((decision) => decision.type === 'rowAdded' || decision.type === 'rowRemoved')),
    penalties: made
      .filter((decision) => decision.type === 'penalty')
      .toSorted((one, other) => (isLater(one, other) ? 1 : -1)),
  };
}

function latest<Made extends MadeDecision>(made: readonly Made[]): Made | null {
  return latestOf(made, () => null).get(null) ?? null;
}
