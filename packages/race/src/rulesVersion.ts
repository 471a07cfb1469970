/**
 * The versions of the rules. A stored result keeps the one that it was counted with until it is refolded.
 * - 1: the first.
 * - 2: a tour ranks riders by the number of their counted stages before the time, the points classification has riders whom a
 *   rule, not a decision, put out of the general classification, a ride in a group that is not known has no place until somebody decides about its group, and
 *   of the accounts of one person only the best finish has a place.
 */
export const RULES_VERSIONS = [1, 2] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];
export const latestRulesVersion: RulesVersion = 2;
