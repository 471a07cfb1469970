import type { Limit } from '../limits/limits.ts';
import { hourMs } from '../time-units.ts';

export const picturesOfUser: Limit = { name: 'pictures-user', most: 60, perMs: hourMs };
