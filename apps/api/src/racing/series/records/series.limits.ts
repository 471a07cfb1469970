import type { Limit } from '../../../kernel/limits/limits.ts';
import { minuteMs } from '../../../kernel/time-units.ts';

/** Each preview of hypothetical standings computes a whole series; guests are counted by network. */
export const whatIfsOfReader: Limit = { name: 'what-ifs-reader', most: 300, perMs: 15 * minuteMs };
