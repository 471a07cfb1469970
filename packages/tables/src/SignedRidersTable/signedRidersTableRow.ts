import type { GroupLabel } from '@otryv/race';
import type { ListedRider } from '../columns/listedRider.tsx';
import type { TeamOfRow } from '../rows/resultsTableRow.ts';

/** Required properties of a signed-up rider's row, in addition to the rider. */
export interface SignedRidersTableRow extends ListedRider {
  subgroupLabel: GroupLabel;
  id: number;
  team: TeamOfRow | null;
  /** Whether the organizer appointed the rider as a leader of the group, or as a sweeper. */
  isLeader: boolean;
  isSweeper: boolean;
  racingScore: number | null;
  /** Best of 90 days, `duration` in s; `null` for a rider without rides. */
  cpBestEfforts: readonly { duration: number; watts: number | null; wattsKg: number | null }[] | null;
}
