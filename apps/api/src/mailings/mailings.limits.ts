import type { Limit } from '../platform/limits/limits.ts';
import { hourMs } from '../platform/time-units.ts';

/** Trial letters of one administrator. */
export const trialsOfUser: Limit = { name: 'mailing-trial', most: 30, perMs: hourMs };
