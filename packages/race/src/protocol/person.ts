export interface TeamAppearance {
  badgeBackground: string;
  badgeTextColor: string;
}

export interface Team {
  name: string;
  shortName: string;
  urlSlug: string;
  appearance: TeamAppearance | null;
}

/** The main profile of somebody who raced on an additional account. */
export interface MainProfile {
  profileId: number;
  firstName: string;
  lastName: string;
  imageSrc: string | null;
  countryAlpha3: string | null;
  age: number | null;
  team: Team | null;
}

/** What was known of a rider when the results were imported. */
export interface Person {
  profileId: number;
  age: number | null;
  countryAlpha3: string | null;
  team: Team | null;
  main: MainProfile | null;
}
