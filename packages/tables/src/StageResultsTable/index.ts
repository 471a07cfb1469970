export type {
  ModifiedCategory,
  StageGap,
  StageGaps,
  StageResultsTableRow,
  StageTimePenalty,
} from '../rows/stageResultsTableRow.ts';
export { StageResultsTable } from './StageResultsTable.tsx';
export type { StageAction, StageActionType, StageOfSeries } from './stageAction.ts';
export type { StageResultsTableProps } from './stageResultsTableProps.ts';
