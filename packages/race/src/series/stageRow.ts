import type { GroupLabel } from '../categories/groupLabel.ts';
import type { SeriesCategory } from '../categories/seriesCategory.ts';
import type { GameEntry } from '../protocol/gameEntry.ts';
import type { Person } from '../protocol/person.ts';
import type { FinishersCount } from '../protocol/rankedRow.ts';
import type { RideFigures } from '../protocol/rideFigures.ts';
import type { SeriesDisqualification } from './seriesDisqualification.ts';
import type { SeriesRider } from './seriesRider.ts';
import type { SeriesStage } from './seriesRules.ts';

/** A place by category and in the common protocol; 0 is no place. Equal results share a place and the next is skipped. */
export interface SeriesRank {
  category: number;
  absolute: number;
}

/** In ms; `null` to a rider with another number of counted stages, whose time does not compare. */
export interface SeriesGap {
  toLeader: number | null;
  toPrev: number | null;
}

/** The leader of a ranking and a row without a place have `null`. */
export interface SeriesGaps {
  category: SeriesGap | null;
  absolute: SeriesGap | null;
}

/** A result as the game sent it, with the group it was ridden in. */
export interface StageRide {
  entry: GameEntry;
  /** `null` where the game names a group that the event does not have. */
  groupLabel: GroupLabel | null;
  /** The start of the group in epoch ms: which of two rides was the first. */
  start: number;
}

/** The decision behind a category other than the one that was ridden in. */
export interface CategoryChange {
  decisionId: string;
  value: SeriesCategory | null;
  /** The stage that the decision was made on. */
  stageOrder: number;
  reason: string | null;
  author: string;
  /** Epoch ms. */
  at: number;
}

export interface StagePenalty {
  decisionId: string;
  timeInMilliseconds: number;
  reason: string | null;
  author: string;
  /** Epoch ms. */
  at: number;
}

/** Why the ranges of a series give no category. */
export type CategoryMissing = 'noTwentyMinutes' | 'noWeight' | 'outOfRanges';

/** The one row of a rider on a stage. */
export interface StageRow extends RideFigures {
  /** The account that raced. */
  profileId: number;
  /** The rider: the main account. A stage has one row for each. */
  shownProfileId: number;
  rider: SeriesRider;
  groupLabel: GroupLabel | null;
  /** The category of the row, `null` for none: shown as '?'. */
  category: SeriesCategory | null;
  /** The category before decisions about this stage. */
  categoryInRace: SeriesCategory | null;
  categoryMissing: CategoryMissing | null;
  categoryChange: CategoryChange | null;
  rank: SeriesRank;
  gapsInCategories: SeriesGaps;
  /** The own riding time in ms, without start gaps. */
  timeMs: number | null;
  penalties: readonly StagePenalty[];
  /** The sum of the penalties in ms. */
  penaltyMs: number;
  /** `null` where there is no limit, or no time to compare. */
  finishTimeLimit: { isOutside: boolean; exceededMilliseconds: number } | null;
  /** The time of the row's bunch, and how far its own is behind; `null` for a row outside the rule. */
  finishTimeClassification: { timeInMilliseconds: number; gapToLeaderInMilliseconds: number } | null;
  /** The common finish time of the bunch, or else the own time and the penalties. */
  finalDurationInMilliseconds: number | null;
  disqualification: SeriesDisqualification | null;
  /** Riders in the category and on the stage, without DNF and DNS. */
  finishersCount: FinishersCount;
  /** For the rating of the season, by the place in the category. */
  points: number;
  distanceInMeters: number | null;
  elevationInMeters: number | null;
  calories: number | null;
  /** The decision that added the row; `null` for a row of the game. */
  addedBy: string | null;
  entry: GameEntry;
  person: Person | null;
}

/** Rows in the order of the common ranking, those without a place last. */
export interface StageProtocol {
  stage: SeriesStage;
  rows: readonly StageRow[];
}
