import type { Limit } from '../../kernel/limits/limits.ts';
import { hourMs } from '../../kernel/time-units.ts';

/** What people of one organizer send by hand. */
export const sendsOfOrganizer: Limit = { name: 'webhook-send', most: 60, perMs: hourMs };
