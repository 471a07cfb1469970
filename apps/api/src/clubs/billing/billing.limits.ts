import type { Limit } from '../../kernel/limits/limits.ts';
import { hourMs } from '../../kernel/time-units.ts';

export const paymentsOfUser: Limit = { name: 'payments-user', most: 20, perMs: hourMs };
