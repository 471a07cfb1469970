import type { SeriesCategory } from '../../categories/seriesCategory.ts';
import type { Team } from '../../protocol/person.ts';
import type { RulesVersion } from '../../rulesVersion.ts';
import type { SeriesDisqualification } from '../seriesDisqualification.ts';
import type { SeriesRider } from '../seriesRider.ts';
import type { SeriesStage, StageSeriesType } from '../seriesRules.ts';
import type { SeriesGaps, SeriesRank } from '../stageRow.ts';

/** A rider's result on one stage; the time includes penalties and common finish times. */
export interface StandingsStageResult {
  stageOrder: number;
  category: SeriesCategory | null;
  durationInMilliseconds: number | null;
  penaltyMs: number;
  distanceInMeters: number | null;
  elevationInMeters: number | null;
  calories: number | null;
  /** Points for the season rating. */
  finishPoints: number;
  raceRank: SeriesRank;
  /** Whether it is excluded from the totals: the stage does not count, or the rider is out of it. */
  isDropped: boolean;
  disqualification: SeriesDisqualification | null;
  rider: SeriesRider;
}

/** A row of the general classification: one per rider with a row on any stage. */
export interface StandingsRow {
  profileId: number;
  /** As of the rider's latest stage. */
  rider: SeriesRider;
  finalCategory: SeriesCategory | null;
  rank: SeriesRank;
  /** Gaps of total times among equal numbers of counted stages; none in a series ranked by distance. */
  gapsInCategories: SeriesGaps;
  totalTimeInMilliseconds: number;
  totalDistanceInMeters: number;
  totalElevationInMeters: number;
  totalCalories: number;
  totalFinishPoints: number;
  /** Number of stages that count in the totals. */
  stagesCompleted: number;
  disqualification: SeriesDisqualification | null;
  /** In the order of the stages, omitting those not ridden. */
  stages: readonly StandingsStageResult[];
}

/** Rows in the order of the common ranking, unranked ones last. */
export interface Standings {
  rulesVersion: RulesVersion;
  type: StageSeriesType;
  /** Stages with results, in order. */
  stages: readonly SeriesStage[];
  rows: readonly StandingsRow[];
}

/** A row of the points classification, based on places in the category on each stage. */
export interface PointsRow {
  profileId: number;
  rider: SeriesRider;
  finalCategory: SeriesCategory | null;
  points: number;
  /** Stages won; the first tie-break. */
  wins: number;
  rank: SeriesRank;
  stages: readonly { stageOrder: number; place: number; points: number }[];
}

/** A row of the team classification. */
export interface TeamRow {
  team: Team;
  /** `null` for a team with too few riders on a stage that counts. */
  place: number | null;
  gapToLeaderMs: number | null;
  totalTimeInMilliseconds: number;
  stagesCompleted: number;
  /** Riders that count, fastest first; the time is `null` if there are too few. */
  stages: readonly { stageOrder: number; timeInMilliseconds: number | null; profileIds: readonly number[] }[];
}
