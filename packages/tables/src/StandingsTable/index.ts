export type { JerseyKind } from './Jersey.tsx';
export { StandingsTable, type StandingsTableProps } from './StandingsTable.tsx';
export type {
  StandingsKind,
  StandingsRider,
  StandingsStage,
  StandingsStageFigures,
  StandingsTableRow,
} from './standingsTableRow.ts';
