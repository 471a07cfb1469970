import { type SeriesRank, seriesCategory } from '@otryv/race';
import type { TeamOfRow } from '../rows/resultsTableRow.ts';
import type { SeriesDisqualification, StageGaps } from '../rows/stageResultsTableRow.ts';
import type { JerseyKind } from './Jersey.tsx';

/** How riders are ranked: by the shortest time, or by the greatest distance. */
export type StandingsKind = 'tour' | 'endurance';

/** A stage ridden so far, in the order of the columns. */
export interface StandingsStage {
  order: number;
  name: string | null;
  /** Whether riders without this stage are out of the classification. */
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

/** A rider's result on one stage; the time in ms includes the penalty. */
export interface StandingsStageFigures {
  stageOrder: number;
  durationInMilliseconds: number | null;
  distanceInMeters: number | null;
  raceRank: SeriesRank | null;
  /** In ms. */
  penalty?: number | null;
  /** Whether it is excluded from the total by the rules of the series. */
  isDropped?: boolean;
  /** Why it is out of the stage's own classification. */
  disqualification?: SeriesDisqualification | null;
}

/** Required properties of a general classification's row. */
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
  /** Whether the rider hides the power, which could be derived from the calories. */
  areCaloriesHidden?: boolean | undefined;
  stagesCompleted: number;
  disqualification: SeriesDisqualification | null;
  /** In any order; stages that were not ridden are omitted. */
  stages: readonly StandingsStageFigures[];
  /** Classifications led by the rider. */
  jerseys?: readonly JerseyKind[];
}

export const finalCategoryOf = ({ finalCategory }: StandingsTableRow) => seriesCategory(finalCategory);

/** Returns the result of a stage; `null` if it was not ridden. */
export function stageOf({ stages }: StandingsTableRow, order: number): StandingsStageFigures | null {
  return stages.find(({ stageOrder }) => stageOrder === order) ?? null;
}

export const totalTimeOf = ({ totalTimeInMilliseconds }: StandingsTableRow) => totalTimeInMilliseconds;

/** Returns the place in the displayed rows; `null` for an unranked row. */
export function standingsRank({ rank, disqualification }: StandingsTableRow, ofCategory: boolean): number | null {
  return (disqualification === null && rank?.[ofCategory ? 'category' : 'absolute']) || null;
}
