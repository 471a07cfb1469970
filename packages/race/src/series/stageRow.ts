import type { GroupLabel } from '../categories/groupLabel.ts';
import type { SeriesCategory } from '../categories/seriesCategory.ts';
import type { GameEntry } from '../protocol/gameEntry.ts';
import type { Person } from '../protocol/person.ts';
import type { FinishersCount } from '../protocol/rankedRow.ts';
import type { RideFigures } from '../protocol/rideFigures.ts';
import type { SeriesDisqualification } from './seriesDisqualification.ts';
import type { SeriesRider } from './seriesRider.ts';
import type { SeriesStage } from './seriesRules.ts';

/**
 * Places by category and in the common protocol; 0 means unranked. Equal results share a place and the next is skipped.
 */
export interface SeriesRank {
  category: number;
  absolute: number;
}

/** Gap in ms; `null` to a rider with another number of counted stages, whose time is not comparable. */
export interface SeriesGap {
  toLeader: number | null;
  toPrev: number | null;
}

/** `null` for the leader of a ranking and for an unranked row. */
export interface SeriesGaps {
  category: SeriesGap | null;
  absolute: SeriesGap | null;
}

/** A result as sent by the game, with the group in which it was ridden. */
export interface StageRide {
  entry: GameEntry;
  /** `null` if the game refers to a group that the event lacks. */
  groupLabel: GroupLabel | null;
  /** Start of the group in epoch ms: determines the first of two rides. */
  start: number;
  /** Whether a moderator has accepted its time, which is implausible. */
  isTimeAccepted?: boolean;
}

/** The decision behind a category other than that of the ride. */
export interface CategoryChange {
  decisionId: string;
  value: SeriesCategory | null;
  /** The stage on which the decision was made. */
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

/** Reasons why the ranges of a series yield no category. */
export type CategoryMissing = 'noTwentyMinutes' | 'noWeight' | 'outOfRanges';

/** The only row of a rider on a stage. */
export interface StageRow extends RideFigures {
  /** The account that raced. */
  profileId: number;
  /** The rider's main account. A stage has one row per rider. */
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
  /** Own riding time in ms, excluding start gaps. */
  timeMs: number | null;
  penalties: readonly StagePenalty[];
  /** Sum of the penalties in ms. */
  penaltyMs: number;
  /** `null` if there is no limit, or no time to compare. */
  finishTimeLimit: { isOutside: boolean; exceededMilliseconds: number } | null;
  /** Time of the row's bunch, and the row's gap to it; `null` for a row to which the rule does not apply. */
  finishTimeClassification: { timeInMilliseconds: number; gapToLeaderInMilliseconds: number } | null;
  /** The common finish time of the bunch, or else the own time plus the penalties. */
  finalDurationInMilliseconds: number | null;
  disqualification: SeriesDisqualification | null;
  /** Riders in the category and on the stage, without DNF and DNS. */
  finishersCount: FinishersCount;
  /** Points for the season rating, by the place in the category. */
  points: number;
  distanceInMeters: number | null;
  elevationInMeters: number | null;
  calories: number | null;
  /** The decision that added the row; `null` for a row from the game. */
  addedBy: string | null;
  entry: GameEntry;
  person: Person | null;
}

/** Rows in the order of the common ranking, unranked ones last. */
export interface StageProtocol {
  stage: SeriesStage;
  rows: readonly StageRow[];
}
