import * as z from 'zod/mini';

export const health = z
  .object({ status: z.enum(['ok', 'degraded']), database: z.enum(['up', 'down']) })
  .register(z.globalRegistry, { id: 'Health' });

export const failure = z
  .object({ code: z.string(), message: z.string(), fields: z.optional(z.record(z.string(), z.string())) })
  .register(z.globalRegistry, { id: 'Failure' });
