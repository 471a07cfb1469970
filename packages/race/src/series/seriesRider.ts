import type { GameEntry } from '../protocol/gameEntry.ts';
import type { Person, Team } from '../protocol/person.ts';

/** The rider of a row, as of the stage. */
export interface SeriesRider {
  /** The main account. */
  profileId: number;
  firstName: string | null;
  lastName: string | null;
  gender: string | null;
  imageSrc: string | null;
  countryAlpha3: string | null;
  age: number | null;
  team: Team | null;
}

/** Returns the rider of a ride: the main account determines the name, the account that raced the gender. */
export function seriesRider({ profileId, profileData }: GameEntry, person: Person | null): SeriesRider {
  const shown = person?.main ?? {
    profileId,
    firstName: profileData?.firstName ?? null,
    lastName: profileData?.lastName ?? null,
    imageSrc: profileData?.imageSrc ?? null,
    countryAlpha3: person?.countryAlpha3 ?? null,
    age: person?.age ?? null,
    team: person?.team ?? null,
  };
  const { firstName, lastName, imageSrc, countryAlpha3, age, team } = shown;

  return {
    profileId: shown.profileId,
    firstName,
    lastName,
    imageSrc,
    countryAlpha3,
    age,
    team,
    gender: profileData?.gender ?? null,
  };
}
