import type { Moment } from '@otryv/race';
import type { ListedRider } from '../columns/listedRider.tsx';

/** A member of a team. */
export interface TeamMembersTableRow {
  userId: string;
  /** The role in the reader's language: «Гонщик». */
  role: string;
  /** Whether the role grants rights, and is therefore marked. */
  hasDuty: boolean;
  /** In the reader's language; `null` without one. */
  specialization: string | null;
  /** Time of joining the team. */
  createdAt: Moment;
  /** `null` until the game has been read. */
  rider:
    | (ListedRider & {
        zwiftId: number;
        /** The displayed category: women have their own. */
        category: string | null;
        competitionMetrics: { racingScore: number | null } | null;
        ftp: { wattsKg: { value: number | null } } | null;
      })
    | null;
  /** Points scored for this team in the season. */
  seasonPoints: number;
  /** Races of the season ridden for this team. */
  seasonRaces: number;
}
