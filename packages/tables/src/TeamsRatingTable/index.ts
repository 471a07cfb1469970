export { TeamsRatingTable, type TeamsRatingTableProps } from './TeamsRatingTable.tsx';
export type { TeamsRatingTableRow } from './teamsRatingTableRow.ts';
