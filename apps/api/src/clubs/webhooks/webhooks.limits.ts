import type { Limit } from '../../kernel/limits/limits.ts';
import { hourMs } from '../../kernel/time-units.ts';

/** Manual sends by users of one organizer. */
export const sendsOfOrganizer: Limit = { name: 'webhook-send', most: 60, perMs: hourMs };
