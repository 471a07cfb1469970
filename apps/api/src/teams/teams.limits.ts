import type { Limit } from '../platform/limits/limits.ts';
import { hourMs } from '../platform/time-units.ts';

/** Every user receives a message about a new team. */
export const teamsOfUser: Limit = { name: 'teams-user', most: 5, perMs: hourMs };
/** The captain receives a message about each request. */
export const requestsOfUser: Limit = { name: 'team-requests-user', most: 20, perMs: hourMs };
