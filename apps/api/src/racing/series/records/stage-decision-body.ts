import type { StageDecision } from '@otryv/race';

type Facts = 'id' | 'profileId' | 'at' | 'author' | 'reason' | 'subject';
type WithoutFacts<Decision> = Decision extends unknown ? Omit<Decision, Facts> : never;

/** What was decided: the type of a decision with what belongs to it alone. */
export type StageDecisionBody = WithoutFacts<StageDecision>;
