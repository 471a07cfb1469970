/** Event of a digest, in plain values. */
export interface DigestItem {
  id: number;
  name: string;
  /** ISO 8601. */
  start: string;
  organizer: string | null;
  series: string | null;
  world: string | null;
  route: string | null;
  /** Laps of the first group; `null` if the race is not defined by them. */
  laps: number | null;
  distanceInKilometers: number | null;
  durationInSeconds: number | null;
  elevationInMeters: number | null;
  groups: { label: string; riders: number }[];
  /** Equidistant elevations of the route, 0 to 1; empty if it was never ridden. */
  profile: number[];
}
