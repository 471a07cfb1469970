import type { Moment } from '@otryv/race';
import type { ListedRider } from '../columns/listedRider.tsx';

/** A member of a team. */
export interface TeamMembersTableRow {
  userId: string;
  /** The role in the reader's language: «Гонщик». */
  role: string;
  /** Whether the role gives rights, which marks it. */
  hasDuty: boolean;
  /** In the reader's language; `null` without one. */
  specialization: string | null;
  /** Since when in the team. */
  createdAt: Moment;
  /** `null` while the game has not been read. */
  rider:
    | (ListedRider & {
        zwiftId: number;
        /** The shown category: of women their own. */
        category: string | null;
        competitionMetrics: { racingScore: number | null } | null;
        ftp: { wattsKg: { value: number | null } } | null;
      })
    | null;
  /** Points brought to this team in the season. */
  seasonPoints: number;
  /** Races of the season ridden for this team. */
  seasonRaces: number;
}
