import type { Moment } from '@otryv/race';
import type { StageResultsTableRow } from './stageResultsTableRow.ts';

/** The stage whose protocol a table shows. */
export interface StageOfSeries {
  seriesId: string;
  urlSlug: string;
  /** Counted from 1; 0 is a prologue. */
  order: number;
  name: string | null;
  eventStart: Moment;
}

export const stageActions = ['setCategory', 'setDisqualification', 'setPenalty'] as const;
export type StageActionType = (typeof stageActions)[number];

/** What the embedding side is asked to decide, with all that its popup shows and sends. */
export interface StageAction {
  type: StageActionType;
  /** The category the rider rode in, and the one that holds now. */
  categoryInRace: string | null;
  category: string | null;
  modifiedCategory: StageResultsTableRow['modifiedCategory'];
  profileId: number;
  profile: StageResultsTableRow['profileData'];
  seriesId: string;
  stageResultId: string;
  urlSlug: string;
  stageOrder: number;
}

export function stageAction(type: StageActionType, row: StageResultsTableRow, stage: StageOfSeries): StageAction {
  const { _id, categoryInRace, category, modifiedCategory, profileId, profileData } = row;
  const { seriesId, urlSlug, order } = stage;

  return {
    ...{ type, categoryInRace, category, modifiedCategory, profileId },
    ...{ profile: profileData, seriesId, stageResultId: _id, urlSlug, stageOrder: order },
  };
}
