import type { MarkedEffort } from '../columns/markedValue.ts';
import type { TeamOfRow } from '../ResultsTable/index.ts';

/** What a row of the riders must carry; height in mm, weight in g, `null` where the game does not tell. */
export interface RidersTableRow {
  /** The place in the whole list as it is sorted, from 1. */
  sequenceNumber: number;
  zwiftId: number;
  firstName: string;
  lastName: string;
  male: boolean;
  countryAlpha3: string | null;
  imageSrc: string | null;
  age: number | null;
  height: number | null;
  weight: number | null;
  team?: TeamOfRow | null | undefined;
  /** A woman is shown in her own category. */
  competitionMetrics: {
    racingScore: number | null;
    category: string | null;
    categoryWomen: string | null;
  } | null;
  /** How many races the rider has finished. */
  totalEvents: number;
  /** The best of 90 days, `duration` in s; `null` for a rider nobody has seen ride. */
  cpBestEfforts: readonly MarkedEffort[] | null;
}

export const riderNameOf = ({ firstName, lastName }: RidersTableRow) => `${firstName} ${lastName}`.trim();

export function riderCategoryOf({ male, competitionMetrics }: RidersTableRow): string | null {
  return (male ? competitionMetrics?.category : competitionMetrics?.categoryWomen) ?? null;
}
