import type { Limit } from '../platform/limits/limits.ts';
import { minuteMs } from '../platform/time-units.ts';

export const filesOfUser: Limit = { name: 'fit-files', most: 20, perMs: 15 * minuteMs };
