/**
 * Versions of the rules. A stored result keeps the version with which it was computed until it is refolded.
 * - 1: the first.
 * - 2: A tour ranks riders by the number of counted stages before the time. The points classification lists riders whom
 *   a rule, not a decision, put out of the general classification. A ride in an unknown group has no place until a
 *   decision sets its group. Of the accounts of one person only the best finish has a place.
 * - 3: A finish in an implausible time has no place until a moderator accepts the time. On a stage the ride of another
 *   account counts if the better one of the rider is out.
 */
export const RULES_VERSIONS = [1, 2, 3] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];
export const latestRulesVersion: RulesVersion = 3;
