import * as z from 'zod/mini';
import { moderator } from '../clubs/schemas.ts';
import { queryInteger } from '../values.ts';

/** The beginning of a login, a whole game id, or words from the name of the user's verified rider. */
export const candidatesQuery = z.object({
  search: z.prefault(z.string().check(z.trim(), z.maxLength(60)), ''),
  page: queryInteger(1, 10_000, 1),
  docsOnPage: queryInteger(1, 50, 20),
});

/** `riderName`: public name of the rider with the main game id; `null` until the id is verified. */
const candidate = z.object({ ...moderator.shape, riderName: z.nullable(z.string()) });

/** Candidates for moderators, ordered by login. */
export const candidates = z
  .object({ data: z.array(candidate), quantityPages: z.int() })
  .register(z.globalRegistry, { id: 'ModeratorCandidates' });
export type ModeratorCandidates = z.output<typeof candidates>;
