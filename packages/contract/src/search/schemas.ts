import * as z from 'zod/mini';
import { riderSummary } from '../riders/schemas.ts';
import { gameId, moment, queryInteger } from '../values.ts';

/** The fewest letters and digits that are searched for. */
export const SHORTEST_SEARCH = 2;

/** `text`: words in Latin or Cyrillic, each of them in the name; `limit`: the most of each group. */
export const searchQuery = z.object({
  text: z.prefault(z.string().check(z.trim(), z.maxLength(100)), ''),
  limit: queryInteger(1, 10, 5),
});

const foundRider = z.object({ ...riderSummary.shape, category: z.nullable(z.string()) });

const foundEvent = z.object({ id: gameId, name: z.string(), eventStart: moment, started: z.boolean() });

const foundTeam = z.object({ urlSlug: z.string(), name: z.string(), shortName: z.string() });

const foundSeries = z.object({ urlSlug: z.string(), name: z.string(), dateStart: moment, dateEnd: moment });

const foundOrganizer = z.object({ urlSlug: z.string(), name: z.string() });

/** What everybody may see: nothing hidden, no drafts. Events to come are before those that have started. */
export const searchResults = z
  .object({
    data: z.object({
      riders: z.array(foundRider),
      events: z.array(foundEvent),
      teams: z.array(foundTeam),
      series: z.array(foundSeries),
      organizers: z.array(foundOrganizer),
    }),
  })
  .register(z.globalRegistry, { id: 'SearchResults' });
export type SearchResults = z.output<typeof searchResults>;
