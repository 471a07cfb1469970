import type { Limit } from '../platform/limits/limits.ts';
import { hourMs } from '../platform/time-units.ts';

/** Those who decide are told of each. */
export const appealsOfUser: Limit = { name: 'appeals-user', most: 20, perMs: hourMs };
