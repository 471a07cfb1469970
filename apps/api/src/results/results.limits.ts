import type { Limit } from '../platform/limits/limits.ts';
import { minuteMs } from '../platform/time-units.ts';

/** Each dry run folds a whole protocol or series. */
export const dryRunsOfUser: Limit = { name: 'dry-runs-user', most: 300, perMs: 15 * minuteMs };
