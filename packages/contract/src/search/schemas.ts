import * as z from 'zod/mini';
import { riderSummary } from '../riders/schemas.ts';
import { gameId, moment, queryInteger } from '../values.ts';

/** The fewest letters and digits that are searched for. */
export const SHORTEST_SEARCH = 2;

/**
 * `text`: words in Latin or Cyrillic, each of them in the name; or the number of an event or a rider. `limit`: the most of
 * each group.
 */
export const searchQuery = z.object({
  text: z.prefault(z.string().check(z.trim(), z.maxLength(100)), ''),
  limit: queryInteger(1, 10, 5),
});

export const SEARCH_GROUPS = ['riders', 'events', 'teams', 'series', 'organizers', 'articles'] as const;
export type SearchGroupName = (typeof SEARCH_GROUPS)[number];

/** The lists that races are in: the schedule and the results. */
export const EVENT_LISTS = ['coming', 'past'] as const;

const foundRider = z.object({ ...riderSummary.shape, category: z.nullable(z.string()) });

const foundEvent = z.object({ id: gameId, name: z.string(), eventStart: moment, started: z.boolean() });

const foundTeam = z.object({ urlSlug: z.string(), name: z.string(), shortName: z.string() });

const foundSeries = z.object({ urlSlug: z.string(), name: z.string(), dateStart: moment, dateEnd: moment });

const foundOrganizer = z.object({ urlSlug: z.string(), name: z.string() });

const foundArticle = z.object({ fileName: z.string(), title: z.string() });

/** What everybody may see: nothing hidden, no drafts. Those with the closest names are first; of equal events those to come. */
export const searchResults = z
  .object({
    data: z.object({
      /** What was searched for: the typed text, or the same keys of the other layout where only these find anything. */
      text: z.string(),
      /** The groups, that with the closest name first. */
      order: z.array(z.enum(SEARCH_GROUPS)),
      /** The groups with more than is sent. */
      more: z.array(z.enum(SEARCH_GROUPS)),
      /** The lists of races with more than is sent. */
      moreEvents: z.array(z.enum(EVENT_LISTS)),
      riders: z.array(foundRider),
      events: z.array(foundEvent),
      teams: z.array(foundTeam),
      series: z.array(foundSeries),
      organizers: z.array(foundOrganizer),
      /** Articles of the reference by their titles. */
      articles: z.array(foundArticle),
    }),
  })
  .register(z.globalRegistry, { id: 'SearchResults' });
export type SearchResults = z.output<typeof searchResults>;
