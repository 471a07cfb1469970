import * as z from 'zod/mini';
import { moderator } from '../clubs/schemas.ts';
import { queryInteger } from '../values.ts';

/** The beginning of a login, a whole game id, or words of the name of the rider whom the user has proved to be. */
export const candidatesQuery = z.object({
  search: z.prefault(z.string().check(z.trim(), z.maxLength(60)), ''),
  page: queryInteger(1, 10_000, 1),
  docsOnPage: queryInteger(1, 50, 20),
});

/** `riderName`: as everybody sees the rider of the main game id; `null` until the id is proved. */
const candidate = z.object({ ...moderator.shape, riderName: z.nullable(z.string()) });

/** Users to choose a moderator from, by login. */
export const candidates = z
  .object({ data: z.array(candidate), quantityPages: z.int() })
  .register(z.globalRegistry, { id: 'ModeratorCandidates' });
export type ModeratorCandidates = z.output<typeof candidates>;
