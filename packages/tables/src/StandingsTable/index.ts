export type { JerseyKind } from './Jersey.tsx';
export { StandingsTable, type StandingsTableProps } from './StandingsTable.tsx';
export type {
  SeriesRider,
  StandingsKind,
  StandingsStage,
  StandingsStageResult,
  StandingsTableRow,
} from './standingsTableRow.ts';
