import type { StageDecision } from '@otryv/race';

type Facts = 'id' | 'profileId' | 'at' | 'author' | 'reason' | 'subject';
type WithoutFacts<Decision> = Decision extends unknown ? Omit<Decision, Facts> : never;

/** Type of a stage decision with its type-specific fields. */
export type StageDecisionBody = WithoutFacts<StageDecision>;
