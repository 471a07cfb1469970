import type { StageResultDto } from '@otryv/contract';
import type { StageResultsTableRow } from '@otryv/tables';
import { markImplausible } from './markImplausible.ts';
import { gramsPerKg } from './units.ts';

/** Converts a row of the API's stage protocol to a table row. */
export function toStageResultsTableRow(row: StageResultDto): StageResultsTableRow {
  const { profileData, disqualification, timePenalty } = row;
  const { weightInGrams: _weight, heightInCentimeters: _height, racingScore: _score, ...rider } = profileData;
  const { weightInGrams, ...figures } = markImplausible(row);
  const { rank, category, categoryInRace, modifiedCategory, gapsInCategories, finishTime } = row;

  return {
    id: row._id,
    profileId: row.profileId,
    zwiftId: row.zwiftId,
    rider,
    category,
    categoryInRace,
    modifiedCategory,
    rank,
    gapsInCategories,
    finishTime,
    disqualification: disqualification && { label: disqualification.label, reason: disqualification.reason },
    penalty: timePenalty.map(({ timeInMilliseconds, reason }) => ({ timeInMilliseconds, reason })),
    finishTimeLimit: row.finishTimeLimit,
    addedByModerator: row.addedByModerator,
    ...figures,
    weightKg: {
      ...weightInGrams,
      value: weightInGrams.value === null ? null : weightInGrams.value / gramsPerKg,
    },
  };
}
