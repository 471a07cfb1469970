import { type Moment, type ShownGap, seriesCategory } from '@otryv/race';
import type { BestEffort, MeasuredValue } from '../columns/measuredValue.ts';
import type { TeamOfRow } from '../ResultsTable/index.ts';
import type { SeriesDisqualification } from '../SeriesColumns/seriesDisqualification.ts';

/** A place by category and in the common protocol; 0 is no place. */
export interface SeriesRank {
  category: number;
  absolute: number;
}

/** The official gaps in ms; the leader has none. */
export interface SeriesGaps {
  category: StageGap | null;
  absolute: StageGap | null;
}

export interface StageGap {
  toLeader: number | null;
  toPrev: number | null;
}

/** A category that a moderator chose, or the rules of the series where there is no moderator. */
export interface ModifiedCategory {
  value: string | null;
  modifiedAt: Moment;
  moderator: { username: string } | null;
  reason: string | null;
}

export interface StagePenalty {
  timeInMilliseconds: number;
  reason: string | null;
}

/** What a row of a stage's protocol must carry; weight in g, height in cm, labels of categories as APlus, A, B. */
export interface StageResultsTableRow {
  _id: string;
  profileId: number;
  /** The game account behind the row, where it is known. */
  zwiftId: number | null;
  profileData: {
    firstName: string;
    lastName: string;
    gender: 'MALE' | 'FEMALE' | null;
    imageSrc: string | null;
    countryAlpha3: string | null;
    age: number | null;
    /** The rider does not show the age. */
    isAgeHidden?: boolean | undefined;
    weightInGrams: MeasuredValue;
    heightInCentimeters: MeasuredValue;
    team: TeamOfRow | null;
  };
  category: string | null;
  /** The category the rider rode in. */
  categoryInRace: string | null;
  modifiedCategory: ModifiedCategory | null;
  rank: SeriesRank | null;
  gapsInCategories: SeriesGaps | null;
  /** In ms, penalties and common times in it; `null` for a rider without one. */
  finishTime: number | null;
  disqualification: SeriesDisqualification | null;
  penalty: readonly StagePenalty[] | null;
  finishTimeLimit: { isOutside: boolean; exceededMilliseconds: number } | null;
  addedByModerator: boolean;
  sensorData: { avgWatts: MeasuredValue; heartRateData: { avgHeartRate: MeasuredValue } };
  /** `duration` in s. */
  cpBestEfforts: readonly BestEffort[];
}

/** The gaps of a row among the rows shown beside it. */
export type GapOfRow = (row: StageResultsTableRow) => ShownGap;

export const stageCategoryOf = ({ category }: StageResultsTableRow) => seriesCategory(category);

/** The sum of the penalties in ms; 0 without any. */
export const penaltyOf = ({ penalty }: StageResultsTableRow) =>
  (penalty ?? []).reduce((sum, { timeInMilliseconds }) => sum + timeInMilliseconds, 0);

/** A change of category that a row tells; `null` where the category stayed. */
export function changeOf({ categoryInRace, modifiedCategory }: StageResultsTableRow): ModifiedCategory | null {
  return modifiedCategory !== null && modifiedCategory.value !== categoryInRace ? modifiedCategory : null;
}
