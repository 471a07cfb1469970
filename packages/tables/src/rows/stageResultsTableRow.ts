import { type Moment, type SeriesRank, type ShownGap, seriesCategory } from '@otryv/race';
import type { BestEffort, MeasuredValue } from './measuredValue.ts';
import type { MeasuredFigures, RiderInRace } from './resultsTableRow.ts';

/** Why a row of a series is out of the classification. */
export interface SeriesDisqualification {
  /** A `SeriesDisqualificationLabel`. */
  label: string;
  /** The reason of the decision. */
  reason: string | null;
  /** The stages that caused it: those missed by a rider with MRS. */
  stages?: readonly number[];
}

/** The official gaps in ms; the leader has none. */
export interface StageGaps {
  category: StageGap | null;
  absolute: StageGap | null;
}

export interface StageGap {
  toLeader: number | null;
  toPrev: number | null;
}

/** A category set by a moderator, or by the rules of the series if there is no moderator. */
export interface ModifiedCategory {
  value: string | null;
  modifiedAt: Moment;
  moderator: { username: string } | null;
  reason: string | null;
}

export interface StageTimePenalty {
  timeInMilliseconds: number;
  reason: string | null;
}

/** A row of a stage's protocol; category labels as APlus, A, B. */
export interface StageResultsTableRow extends Omit<MeasuredFigures, 'wattsPerKg'> {
  /** Derived from the watts and the weight if omitted. */
  wattsPerKg?: MeasuredValue | undefined;
  id: string;
  profileId: number;
  /** The game account of the row, if known. */
  zwiftId: number | null;
  rider: Omit<RiderInRace, 'racingScore'>;
  category: string | null;
  /** The category in which the rider rode. */
  categoryInRace: string | null;
  modifiedCategory: ModifiedCategory | null;
  rank: SeriesRank | null;
  gapsInCategories: StageGaps | null;
  /** In ms, including penalties and common times; `null` for a rider without one. */
  finishTime: number | null;
  /** Whether the time is impossible for any rider. */
  isTimeImplausible?: boolean | undefined;
  disqualification: SeriesDisqualification | null;
  penalty: readonly StageTimePenalty[] | null;
  finishTimeLimit: { isOutside: boolean; exceededMilliseconds: number } | null;
  addedByModerator: boolean;
  /** `duration` in s. */
  bestEfforts: readonly BestEffort[];
}

/** Returns the gaps of a row among the displayed rows. */
export type GapOfRow = (row: StageResultsTableRow) => ShownGap;

export const stageCategoryOf = ({ category }: StageResultsTableRow) => seriesCategory(category);

/** Returns the sum of the penalties in ms; 0 without any. */
export const penaltyOf = ({ penalty }: StageResultsTableRow) =>
  (penalty ?? []).reduce((sum, { timeInMilliseconds }) => sum + timeInMilliseconds, 0);

/** Returns the change of category of a row; `null` without a change. */
export function changeOf({ categoryInRace, modifiedCategory }: StageResultsTableRow): ModifiedCategory | null {
  return modifiedCategory !== null && modifiedCategory.value !== categoryInRace ? modifiedCategory : null;
}
