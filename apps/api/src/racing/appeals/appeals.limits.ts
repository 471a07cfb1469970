import type { Limit } from '../../kernel/limits/limits.ts';
import { hourMs } from '../../kernel/time-units.ts';

/** The organizers receive a message about each protest. */
export const appealsOfUser: Limit = { name: 'appeals-user', most: 20, perMs: hourMs };
