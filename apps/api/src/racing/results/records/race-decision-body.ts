import type { Decision } from '@otryv/race';

type WithoutFacts<Made> = Made extends unknown ? Omit<Made, 'id' | 'profileId' | 'at' | 'author' | 'reason'> : never;

/** Type of a decision about a race with its type-specific fields. */
export type RaceDecisionBody = WithoutFacts<Decision>;
