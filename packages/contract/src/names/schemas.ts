import * as z from 'zod/mini';

const lookAlikes = z.object({
  kind: z.enum(['team', 'organizer', 'series', 'event']),
  /** Which of their names look alike. */
  field: z.enum(['name', 'shortName']),
  /** `urlSlug` of an event is its number. */
  owners: z.array(z.object({ urlSlug: z.string(), name: z.string() })),
});
export type LookAlikes = z.output<typeof lookAlikes>;

export const lookAlikeNames = z
  .object({ data: z.array(lookAlikes) })
  .register(z.globalRegistry, { id: 'LookAlikeNames' });
