import type { RaceListRow } from '../ScheduleTable/scheduleTableRow.ts';

export interface ResultsListTableRow extends RaceListRow {
  /** `null` before the first import. */
  totalFinishedCount: number | null;
}
