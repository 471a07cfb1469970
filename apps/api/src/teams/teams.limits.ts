import type { Limit } from '../platform/limits/limits.ts';
import { hourMs } from '../platform/time-units.ts';

/** Everybody is told of a new team. */
export const teamsOfUser: Limit = { name: 'teams-user', most: 5, perMs: hourMs };
/** Captains are told of each request. */
export const requestsOfUser: Limit = { name: 'team-requests-user', most: 20, perMs: hourMs };
