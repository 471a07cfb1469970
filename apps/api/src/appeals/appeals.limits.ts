import type { Limit } from '../platform/limits/limits.ts';
import { hourMs } from '../platform/time-units.ts';

/** The organizers receive a message about each protest. */
export const appealsOfUser: Limit = { name: 'appeals-user', most: 20, perMs: hourMs };
