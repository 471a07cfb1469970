import type { Limit } from '../../../kernel/limits/limits.ts';
import { hourMs, minuteMs } from '../../../kernel/time-units.ts';

/** Each new name costs a request of the platform's daily quota. */
export const channelsOfUser: Limit = { name: 'stream-channels-user', most: 20, perMs: hourMs };
/** Game riders that one account looks up. */
export const looksOfUser: Limit = { name: 'game-rider-user', most: 60, perMs: 15 * minuteMs };
