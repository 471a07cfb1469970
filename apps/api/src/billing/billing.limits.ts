import type { Limit } from '../platform/limits/limits.ts';
import { hourMs } from '../platform/time-units.ts';

export const paymentsOfUser: Limit = { name: 'payments-user', most: 20, perMs: hourMs };
