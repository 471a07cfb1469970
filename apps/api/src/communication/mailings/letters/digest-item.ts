/** One event of a digest, in plain values. */
export interface DigestItem {
  id: number;
  name: string;
  /** ISO 8601. */
  start: string;
  organizer: string | null;
  series: string | null;
  world: string | null;
  route: string | null;
  /** Of the first group; `null` where the race does not go by them. */
  laps: number | null;
  distanceInKilometers: number | null;
  durationInSeconds: number | null;
  elevationInMeters: number | null;
  groups: { label: string; riders: number }[];
  /** Heights of the route at even distances, 0 to 1; empty where nobody rode it yet. */
  profile: number[];
}
