import type { Decision } from '@otryv/race';

type WithoutFacts<Made> = Made extends unknown ? Omit<Made, 'id' | 'profileId' | 'at' | 'author' | 'reason'> : never;

/** The type of a decision about a race with what belongs to it alone. */
export type RaceDecisionBody = WithoutFacts<Decision>;
