import type { ResultDto } from '@otryv/contract';
import { DISQUALIFICATION_LABELS } from '@otryv/race';
import type { ResultsTableRow } from '@otryv/tables';
import { markImplausible } from './markImplausible.ts';

/** Converts a row of the API's protocol to a table row; place 0 means out of the classification. */
export function toResultsTableRow(row: ResultDto): ResultsTableRow {
  const { profileData, disqualification } = row;
  const { weightInGrams: _weight, heightInCentimeters: _height, ...rider } = profileData;
  const timeMs = row.activityData.durationInMilliseconds.value;
  const { weightInGrams, ...figures } = markImplausible(row);
  const kg = weightInGrams.value === null ? null : weightInGrams.value / 1000;

  return {
    id: row._id,
    profileId: row.profileId,
    groupLabel: row.subgroupLabel,
    hasNoGroup: row.hasNoGroup,
    place: row.rankEvent === 0 ? null : row.rankEvent,
    timeMs,
    gapToLeaderMs: row.gap,
    gapToPreviousMs: row.gapPrev,
    disqualification: disqualification && {
      label: DISQUALIFICATION_LABELS[disqualification],
      reason: row.disqualificationDescription,
    },
    movedFrom: row.category,
    rider,
    speedKmh: row.speed,
    ...figures,
    weightKg: { ...weightInGrams, value: kg },
    normalizedPower: row.normalizedPower,
    variabilityIndex: row.variabilityIndex,
    isLeader: row.isLeader,
    isSweeper: row.isSweeper,
  };
}
