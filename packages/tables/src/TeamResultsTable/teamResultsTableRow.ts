import type { RacedRow } from '../columns/racedRow.ts';
import type { TeamOfRow } from '../ResultsTable/index.ts';

/** What a row of a team's races must carry; times in ms, weight in g, speed in km/h. */
export interface TeamResultsTableRow extends RacedRow {
  profileData: RacedRow['profileData'] & {
    firstName: string;
    lastName: string;
    gender: 'MALE' | 'FEMALE' | null;
    imageSrc: string | null;
    countryAlpha3: string | null;
    /** The rider's team that day; it is that of the page, and so is not shown. */
    team?: TeamOfRow | null | undefined;
  };
  /** `null` until they are counted, and for a race that is not rated. */
  points: { zpruFinishPoints: number | null } | null;
}
