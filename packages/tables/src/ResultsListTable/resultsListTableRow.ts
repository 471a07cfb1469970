import type { GroupLabel } from '@otryv/race';
import type { RaceListRow } from '../ScheduleTable/scheduleTableRow.ts';

/** The winner of a race; time and gap in ms. */
export interface WinnerOfRow {
  firstName: string;
  lastName: string;
  countryAlpha3: string | null;
  subgroupLabel: GroupLabel;
  durationInMilliseconds: number | null;
  /** Gap of the second to the winner; `null` without a second. */
  secondGap: number | null;
}

export interface ResultsListTableRow extends RaceListRow {
  /** `null` before the first import. */
  totalFinishedCount: number | null;
  /** `null` without a winner. */
  winner?: WinnerOfRow | null | undefined;
  /** The finish protocol: if groups are ranked separately, the winner is that of the first group. */
  typeRaceCustom?: string | null | undefined;
}
