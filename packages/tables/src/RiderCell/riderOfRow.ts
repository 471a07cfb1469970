import type { TeamOfRow } from '../rows/resultsTableRow.ts';

/** A row with a rider. */
export interface RiderOfRow {
  rider: {
    firstName: string;
    lastName: string;
    gender: 'MALE' | 'FEMALE' | null;
    imageSrc: string | null;
    countryAlpha3: string | null;
    team?: TeamOfRow | null | undefined;
  };
}

export const riderNameOf = ({ rider }: RiderOfRow) => `${rider.firstName} ${rider.lastName}`.trim();
