import type { TeamOfRow } from '../rows/resultsTableRow.ts';

/** What a row of the season's rating of teams must carry. */
export interface TeamsRatingTableRow {
  urlSlug: string;
  name: string;
  shortName: string;
  appearance?: TeamOfRow['appearance'] | undefined;
  /** `null` for a team without points; a place without points is not shown. */
  rank: number | null;
  /** The season's points; `null` for a team without a row in the rating. */
  rankPoints: number | null;
  totalMembers: number;
  totalResults: number;
}

export const ratedPlace = ({ rank, rankPoints }: TeamsRatingTableRow) => ((rankPoints ?? 0) > 0 ? rank : null);
