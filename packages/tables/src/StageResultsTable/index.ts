export { StageResultsTable, type StageResultsTableProps } from './StageResultsTable.tsx';
export type { StageAction, StageActionType, StageOfSeries } from './stageAction.ts';
export type {
  ModifiedCategory,
  SeriesGaps,
  SeriesRank,
  StageGap,
  StagePenalty,
  StageResultsTableRow,
} from './stageResultsTableRow.ts';
