import { type SeriesRank, seriesCategory } from '@otryv/race';
import type { TeamOfRow } from '../rows/resultsTableRow.ts';
import type { SeriesDisqualification, StageGaps } from '../rows/stageResultsTableRow.ts';
import type { JerseyKind } from './Jersey.tsx';

/** How riders are ranked: by the smallest time, or by the greatest distance. */
export type StandingsKind = 'tour' | 'endurance';

/** A stage that has been ridden, in the order of the columns. */
export interface StandingsStage {
  order: number;
  name: string | null;
  /** Riders without this stage are out of the classification. */
  requiredForGeneral: boolean;
}

/** The rider of a series row. */
export interface StandingsRider {
  firstName: string;
  lastName: string;
  gender: 'MALE' | 'FEMALE' | null;
  imageSrc: string | null;
  countryAlpha3: string | null;
  team: TeamOfRow | null;
}

/** A rider's result of one stage; the time in ms has the penalty in it. */
export interface StandingsStageFigures {
  stageOrder: number;
  durationInMilliseconds: number | null;
  distanceInMeters: number | null;
  raceRank: SeriesRank | null;
  /** In ms. */
  penalty?: number | null;
  /** Left out of the total by the rules of the series. */
  isDropped?: boolean;
  /** Out of the stage's own classification. */
  disqualification?: SeriesDisqualification | null;
}

/** What a row of a general classification must carry. */
export interface StandingsTableRow {
  profileId: number;
  rider: StandingsRider;
  finalCategory: string | null;
  rank: SeriesRank | null;
  gapsInCategories: StageGaps | null;
  totalTimeInMilliseconds: number | null;
  totalDistanceInMeters: number | null;
  totalElevationInMeters: number | null;
  totalCalories: number | null;
  /** The rider hides the power, which follows from the calories. */
  areCaloriesHidden?: boolean | undefined;
  stagesCompleted: number;
  disqualification: SeriesDisqualification | null;
  /** In any order; a stage that was not ridden is left out. */
  stages: readonly StandingsStageFigures[];
  /** The classifications led by the rider. */
  jerseys?: readonly JerseyKind[];
}

export const finalCategoryOf = ({ finalCategory }: StandingsTableRow) => seriesCategory(finalCategory);

/** The result of a stage; `null` where it was not ridden. */
export function stageOf({ stages }: StandingsTableRow, order: number): StandingsStageFigures | null {
  return stages.find(({ stageOrder }) => stageOrder === order) ?? null;
}

export const totalTimeOf = ({ totalTimeInMilliseconds }: StandingsTableRow) => totalTimeInMilliseconds;

/** The place in what is shown; `null` for a row without one. */
export function standingsPlace({ rank, disqualification }: StandingsTableRow, ofCategory: boolean): number | null {
  return (disqualification === null && rank?.[ofCategory ? 'category' : 'absolute']) || null;
}
