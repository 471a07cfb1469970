export { toClassificationRows, toTeamClassificationRows } from './toClassificationRows.ts';
export { toCommonRacesTableRow } from './toCommonRacesTableRow.ts';
export { toComparisonRider } from './toComparisonRider.ts';
export { type PlaceFacts, toPlaceFacts } from './toPlaceFacts.ts';
export { toResultsTableRow } from './toResultsTableRow.ts';
export { toStageResultsTableRow } from './toStageResultsTableRow.ts';
export { toStandingsTableRow } from './toStandingsTableRow.ts';
export { toWhatIfQuery } from './toWhatIfQuery.ts';
