import type { RiderProfile } from '@otryv/contract';

type Fields = Omit<RiderProfile, 'bio'>;
/** What the list and the profile show of a rider, without what the rider hides. */
export interface RiderFigures extends Fields {
  /** The best of 90 days; W are `null` with a hidden weight. Empty without rides. */
  bests: { duration: number; watts: number | null; wattsKg: number | null }[];
}
