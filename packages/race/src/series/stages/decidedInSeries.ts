import { groupBy } from '../../lists/groupBy.ts';
import { isLater, latestOf, notUndone } from '../../protocol/decision.ts';
import {
  accountOfDecision,
  type CategoryDecision,
  type PenaltyDecision,
  type RowAddedDecision,
  type RowRemovedDecision,
  type StageDecision,
  type StageDisqualificationDecision,
  type StageUndoDecision,
} from '../stageDecision.ts';

type MadeDecision = Exclude<StageDecision, StageUndoDecision>;

/** Decisions in force about a rider on a stage. */
export interface DecidedOfRider {
  /** By the account whose ride it is about; of `null` for all rides of the rider. */
  disqualifications: ReadonlyMap<number | null, StageDisqualificationDecision>;
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
  const byStage = groupBy(madeInSeries(decisions, seriesId), ({ subject }) => subject.stageOrder);

  return new Map(
    [...byStage].map(([order, ofStage]) => {
      const byRider = groupBy(ofStage, (decision) => riderOf(accountOfDecision(decision)));
      return [order, new Map([...byRider].map(([rider, ofRider]) => [rider, decidedOf(ofRider)]))];
    }),
  );
}

/** Returns the decisions of one series that no undo reverts. */
export function madeInSeries(decisions: readonly StageDecision[], seriesId: string): MadeDecision[] {
  return notUndone<MadeDecision>(decisions.filter(({ subject }) => subject.seriesId === seriesId));
}

function decidedOf(made: readonly MadeDecision[]): DecidedOfRider {
  return {
    disqualifications: latestOf(
      made.filter((decision) => decision.type === 'disqualification'),
      ({ account = null }) => account,
    ),
    category: latest(made.filter((decision) => decision.type === 'category')),
    row: latest(made.filter((decision) => decision.type === 'rowAdded' || decision.type === 'rowRemoved')),
    penalties: made
      .filter((decision) => decision.type === 'penalty')
      .toSorted((one, other) => (isLater(one, other) ? 1 : -1)),
  };
}

/** Returns the later of the decisions about all rides of a rider and about those of the account. */
export function disqualificationDecided(
  { disqualifications }: DecidedOfRider,
  account: number,
): StageDisqualificationDecision | null {
  const ofAccount = disqualifications.get(account) ?? null;
  const ofRider = disqualifications.get(null) ?? null;
  if (ofAccount === null || ofRider === null) return ofAccount ?? ofRider;
  return isLater(ofRider, ofAccount) ? ofRider : ofAccount;
}

function latest<Made extends MadeDecision>(made: readonly Made[]): Made | null {
  return latestOf(made, () => null).get(null) ?? null;
}
