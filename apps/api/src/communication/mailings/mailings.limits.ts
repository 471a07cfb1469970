import type { Limit } from '../../kernel/limits/limits.ts';
import { hourMs } from '../../kernel/time-units.ts';

/** Trial emails of one administrator. */
export const trialsOfUser: Limit = { name: 'mailing-trial', most: 30, perMs: hourMs };
