import type { Limit } from '../../kernel/limits/limits.ts';
import { minuteMs } from '../../kernel/time-units.ts';

/** Password attempts of one organizer in the game. */
export const signInsOfOrganizer: Limit = { name: 'bot-sign-in', most: 5, perMs: 15 * minuteMs };
