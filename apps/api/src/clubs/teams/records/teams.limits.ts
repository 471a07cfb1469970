import type { Limit } from '../../../kernel/limits/limits.ts';
import { hourMs } from '../../../kernel/time-units.ts';

/** A new team occupies a name, and is in the public list immediately. */
export const teamsOfUser: Limit = { name: 'teams-user', most: 5, perMs: hourMs };
/** The captain and the vice-captains receive a message about each request. */
export const requestsOfUser: Limit = { name: 'team-requests-user', most: 20, perMs: hourMs };
