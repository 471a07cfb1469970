import type { GroupLabel } from '@otryv/race';
import type { TeamOfRow } from '../ResultsTable/index.ts';

/** What a row of the signed riders must carry; height in mm, weight in g, `null` where the game does not tell. */
export interface SignedRidersTableRow {
  subgroupLabel: GroupLabel;
  id: number;
  firstName: string;
  lastName: string;
  male: boolean;
  countryAlpha3: string | null;
  imageSrc: string | null;
  age: number | null;
  height: number | null;
  weight: number | null;
  team: TeamOfRow | null;
  racingScore: number | null;
  /** The best of 90 days, `duration` in s; `null` for a rider nobody has seen ride. */
  cpBestEfforts: readonly { duration: number; watts: number | null; wattsKg: number | null }[] | null;
}

export const signedNameOf = ({ firstName, lastName }: SignedRidersTableRow) => `${firstName} ${lastName}`.trim();
