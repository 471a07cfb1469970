import type { GroupLabel } from '@otryv/race';
import type { ListedRider } from '../columns/listedRider.tsx';
import type { TeamOfRow } from '../rows/resultsTableRow.ts';

/** What a row of the signed riders must carry beside the rider. */
export interface SignedRidersTableRow extends ListedRider {
  subgroupLabel: GroupLabel;
  id: number;
  team: TeamOfRow | null;
  /** Whether the organizer named the rider as a leader of the group, or as one who rides last. */
  isLeader: boolean;
  isSweeper: boolean;
  racingScore: number | null;
  /** The best of 90 days, `duration` in s; `null` for a rider without rides. */
  cpBestEfforts: readonly { duration: number; watts: number | null; wattsKg: number | null }[] | null;
}
