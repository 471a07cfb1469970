import type { Limit } from '../../kernel/limits/limits.ts';
import { hourMs } from '../../kernel/time-units.ts';

/** Calendar clients read a link a few times a day on each device. */
export const readsOfLink: Limit = { name: 'calendar-link', most: 60, perMs: hourMs };
