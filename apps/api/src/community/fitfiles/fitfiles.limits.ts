import type { Limit } from '../../kernel/limits/limits.ts';
import { minuteMs } from '../../kernel/time-units.ts';

export const filesOfUser: Limit = { name: 'fit-files', most: 20, perMs: 15 * minuteMs };
