import type { RiderProfile } from '@otryv/contract';

type Fields = Omit<RiderProfile, 'bio'>;
/** Public figures of a rider in the list and the profile, without hidden ones. */
export interface RiderFigures extends Fields {
  /** Bests of 90 days; W are `null` with a hidden weight. Empty without rides. */
  bests: { duration: number; watts: number | null; wattsKg: number | null }[];
}
