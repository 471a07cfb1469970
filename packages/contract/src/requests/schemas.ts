import * as z from 'zod/mini';

/** The body of every failed response. */
export const failure = z
  .object({ code: z.string(), message: z.string(), fields: z.optional(z.record(z.string(), z.string())) })
  .register(z.globalRegistry, { id: 'Failure' });
