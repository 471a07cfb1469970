import * as z from 'zod/mini';
import { gameIdText } from '../values.ts';

/** The subject of change notifications: a race or a series. */
export const liveQuery = z
  .object({
    event: z.optional(gameIdText),
    /** The slug of a series: all its protocols and standings. */
    series: z.optional(z.string().check(z.minLength(1), z.maxLength(150))),
  })
  .check(z.refine(({ event, series }) => (event === undefined) !== (series === undefined), { path: ['event'] }));

/** The version of a protocol: sent initially, with each new version, and periodically as a keep-alive. */
export const liveEvent = z.object({ type: z.literal('PROTOCOL'), version: z.int().check(z.nonnegative()) });
export type LiveEvent = z.output<typeof liveEvent>;
