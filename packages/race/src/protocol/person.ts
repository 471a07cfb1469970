export interface TeamAppearance {
  badgeBackground: string | null;
  badgeTextColor: string | null;
}

export interface Team {
  name: string;
  shortName: string;
  urlSlug: string;
  appearance: TeamAppearance | null;
}

/** The main profile of a rider with a result from an additional account. */
export interface MainProfile {
  profileId: number;
  firstName: string;
  lastName: string;
  imageSrc: string | null;
  countryAlpha3: string | null;
  age: number | null;
  team: Team | null;
}

/** A snapshot of a rider at the time of the import. */
export interface Person {
  profileId: number;
  age: number | null;
  countryAlpha3: string | null;
  /** Of the account that raced; missing in rows that moderators added. */
  racingScore?: number | null;
  team: Team | null;
  main: MainProfile | null;
}
