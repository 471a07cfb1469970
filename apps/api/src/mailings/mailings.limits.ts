import type { Limit } from '../platform/limits/limits.ts';

/** Trial letters of one administrator. */
export const trialsOfUser: Limit = { name: 'mailing-trial', most: 30, perMs: 3_600_000 };
