import type { TeamOfRow } from '../ResultsTable/resultsTableRow.ts';

/** A row about a rider as a ride or a series knows them. */
export interface RiderOfRow {
  profileData: {
    firstName: string;
    lastName: string;
    gender: 'MALE' | 'FEMALE' | null;
    imageSrc: string | null;
    countryAlpha3: string | null;
    team?: TeamOfRow | null | undefined;
  };
}

export const riderNameOf = ({ profileData }: RiderOfRow) => `${profileData.firstName} ${profileData.lastName}`.trim();
