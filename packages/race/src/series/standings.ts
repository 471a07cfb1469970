import type { SeriesCategory } from '../categories/seriesCategory.ts';
import type { Team } from '../protocol/person.ts';
import type { RulesVersion } from '../rulesVersion.ts';
import type { SeriesDisqualification } from './seriesDisqualification.ts';
import type { SeriesRider } from './seriesRider.ts';
import type { SeriesStage, StageSeriesType } from './seriesRules.ts';
import type { SeriesGaps, SeriesRank } from './stageRow.ts';

/** A rider's result of one stage; the time has penalties and common finish times in it. */
export interface StandingsStageResult {
  stageOrder: number;
  category: SeriesCategory | null;
  durationInMilliseconds: number | null;
  penaltyMs: number;
  distanceInMeters: number | null;
  elevationInMeters: number | null;
  calories: number | null;
  /** For the rating of the season. */
  finishPoints: number;
  raceRank: SeriesRank;
  /** Not a part of the totals: the stage does not count, or the rider is out of it. */
  isDropped: boolean;
  disqualification: SeriesDisqualification | null;
  rider: SeriesRider;
}

/** A row of the general classification: one for each rider with a row on any stage. */
export interface StandingsRow {
  profileId: number;
  /** As on the latest stage of the rider. */
  rider: SeriesRider;
  finalCategory: SeriesCategory | null;
  rank: SeriesRank;
  /** Of the total times, from equally many counted stages; without any in a series that is ranked by distance. */
  gapsInCategories: SeriesGaps;
  totalTimeInMilliseconds: number;
  totalDistanceInMeters: number;
  totalElevationInMeters: number;
  totalCalories: number;
  totalFinishPoints: number;
  /** How many stages count in the totals. */
  stagesCompleted: number;
  disqualification: SeriesDisqualification | null;
  /** In the order of the stages; without those that were not ridden. */
  stages: readonly StandingsStageResult[];
}

/** Rows in the order of the common ranking, those without a place last. */
export interface Standings {
  rulesVersion: RulesVersion;
  type: StageSeriesType;
  /** The stages with results, in their order. */
  stages: readonly SeriesStage[];
  rows: readonly StandingsRow[];
}

/** A row of the points classification, which counts places in the category on each stage. */
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
  /** `null` for a team without enough riders on each stage that counts. */
  place: number | null;
  gapToLeaderMs: number | null;
  totalTimeInMilliseconds: number;
  stagesCompleted: number;
  /** The riders that count, fastest first; `null` as time without enough of them. */
  stages: readonly { stageOrder: number; timeInMilliseconds: number | null; profileIds: readonly number[] }[];
}
