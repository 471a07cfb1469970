import type { TeamOfRow } from '../rows/resultsTableRow.ts';

/** Required properties of a row of the season's team rating. */
export interface TeamsRatingTableRow {
  urlSlug: string;
  name: string;
  shortName: string;
  appearance?: TeamOfRow['appearance'] | undefined;
  /** `null` for a team without points; a rank without points is not displayed. */
  rank: number | null;
  /** Points of the season; `null` for a team without a row in the rating. */
  rankPoints: number | null;
  totalMembers: number;
  totalResults: number;
}

export const ratedRank = ({ rank, rankPoints }: TeamsRatingTableRow) => ((rankPoints ?? 0) > 0 ? rank : null);
