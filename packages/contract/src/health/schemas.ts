import * as z from 'zod/mini';

export const health = z
  .object({ status: z.literal('ok'), database: z.literal('up') })
  .register(z.globalRegistry, { id: 'Health' });

export const liveness = z.object({ status: z.literal('ok') }).register(z.globalRegistry, { id: 'Liveness' });
