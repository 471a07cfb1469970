import type { Limit } from '../../../kernel/limits/limits.ts';
import { minuteMs } from '../../../kernel/time-units.ts';

/** Each dry run computes a whole protocol or series. */
export const dryRunsOfUser: Limit = { name: 'dry-runs-user', most: 300, perMs: 15 * minuteMs };
