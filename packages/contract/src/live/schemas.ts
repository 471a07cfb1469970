import * as z from 'zod/mini';
import { gameIdText } from '../values.ts';

/** What changes are reported of: a race or a series. */
export const liveQuery = z
  .object({
    event: z.optional(gameIdText),
    /** The slug of a series: all its protocols and standings together. */
    series: z.optional(z.string().check(z.minLength(1), z.maxLength(150))),
  })
  .check(z.refine(({ event, series }) => (event === undefined) !== (series === undefined), { path: ['event'] }));

/** The version of a protocol: sent at first, with each new one, and now and then to keep the connection. */
export const liveEvent = z.object({ type: z.literal('PROTOCOL'), version: z.int().check(z.nonnegative()) });
export type LiveEvent = z.output<typeof liveEvent>;
