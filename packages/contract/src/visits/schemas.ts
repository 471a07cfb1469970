import * as z from 'zod/mini';
import { oneLine } from '../values.ts';

/** The pattern of a visited address, never the address itself: no ids of people are recorded. */
export const visit = z.strictObject({ pattern: z.string().check(z.maxLength(100), oneLine) });

/** Number of days up to today, of all addresses or of one pattern. */
export const visitsQuery = z.object({
  days: z.prefault(z.pipe(z.enum(['7', '30', '90']), z.transform(Number)), '30'),
  pattern: z.optional(z.string().check(z.maxLength(100))),
});

export const visitCounts = z
  .object({
    data: z.object({
      total: z.int(),
      /** Every day, oldest first, by UTC, as `2026-11-22`; of the pattern, if one was requested. */
      days: z.array(z.object({ day: z.string(), count: z.int() })),
      /** Addresses by number of visits, most visited first. */
      routes: z.array(z.object({ pattern: z.string(), count: z.int() })),
    }),
  })
  .register(z.globalRegistry, { id: 'VisitCounts' });
export type VisitCounts = z.output<typeof visitCounts>['data'];
