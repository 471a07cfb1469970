import * as z from 'zod/mini';
import { moderator } from '../clubs/schemas.ts';
import { queryInteger } from '../values.ts';

/** The beginning of a login, or a whole game id. */
export const candidatesQuery = z.object({
  search: z.prefault(z.string().check(z.trim(), z.maxLength(60)), ''),
  page: queryInteger(1, 10_000, 1),
  docsOnPage: queryInteger(1, 50, 20),
});

/** Users to choose a moderator from, by login. */
export const candidates = z
  .object({ data: z.array(moderator), quantityPages: z.int() })
  .register(z.globalRegistry, { id: 'ModeratorCandidates' });
