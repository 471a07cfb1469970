import type { Moment } from '@otryv/race';
import type { StageResultsTableRow } from '../rows/stageResultsTableRow.ts';

/** The stage of a protocol. */
export interface StageOfSeries {
  seriesId: string;
  urlSlug: string;
  /** Counted from 1; 0 is a prologue. */
  order: number;
  name: string | null;
  eventStart: Moment;
}

const stageActions = ['setCategory', 'setDisqualification', 'setPenalty'] as const;
export type StageActionType = (typeof stageActions)[number] | 'removeRow';

/** Returns the decisions available for a row; only manually added ones can be removed. */
export function stageActionsOf({ addedByModerator }: StageResultsTableRow): StageActionType[] {
  return addedByModerator ? [...stageActions, 'removeRow'] : [...stageActions];
}

/** A decision requested by the user, with the data for the host's dialog. */
export interface StageAction {
  type: StageActionType;
  /** The category during the race, and the current one. */
  categoryInRace: string | null;
  category: string | null;
  modifiedCategory: StageResultsTableRow['modifiedCategory'];
  /** The displayed rider. */
  profileId: number;
  /** The game account of the result: the subject of a decision. */
  zwiftId: number | null;
  profile: StageResultsTableRow['rider'];
  seriesId: string;
  stageResultId: string;
  /** In ms, including penalties; `null` for a rider without one. */
  finishTime: number | null;
  /** The earlier decision. */
  penalty: StageResultsTableRow['penalty'];
  disqualification: StageResultsTableRow['disqualification'];
  urlSlug: string;
  stageOrder: number;
}

export function stageAction(type: StageActionType, row: StageResultsTableRow, stage: StageOfSeries): StageAction {
  const { id, categoryInRace, category, modifiedCategory, profileId, zwiftId, rider } = row;
  const { finishTime, penalty, disqualification } = row;
  const { seriesId, urlSlug, order } = stage;

  return {
    type,
    categoryInRace,
    category,
    modifiedCategory,
    profileId,
    zwiftId,
    profile: rider,
    seriesId,
    stageResultId: id,
    finishTime,
    penalty,
    disqualification,
    urlSlug,
    stageOrder: order,
  };
}
