import * as z from 'zod/mini';
import { riderSummary } from '../riders/schemas.ts';
import { gameId, moment, queryInteger } from '../values.ts';

/** Minimum number of letters and digits in a search. */
export const SHORTEST_SEARCH = 2;

/**
 * `text`: words in Latin or Cyrillic, each of which must be in the name; or the number of an event or a rider. `limit`:
 * the maximum of each group.
 */
export const searchQuery = z.object({
  text: z.prefault(z.string().check(z.trim(), z.maxLength(100)), ''),
  limit: queryInteger(1, 10, 5),
});

export const SEARCH_GROUPS = ['riders', 'events', 'teams', 'series', 'organizers', 'articles'] as const;
export type SearchGroupName = (typeof SEARCH_GROUPS)[number];

/** Lists of races: the schedule and the results. */
export const EVENT_LISTS = ['coming', 'past'] as const;

const foundRider = z.object({ ...riderSummary.shape, category: z.nullable(z.string()) });

const foundEvent = z.object({ id: gameId, name: z.string(), eventStart: moment, started: z.boolean() });

const foundTeam = z.object({ urlSlug: z.string(), name: z.string(), shortName: z.string() });

const foundSeries = z.object({ urlSlug: z.string(), name: z.string(), dateStart: moment, dateEnd: moment });

const foundOrganizer = z.object({ urlSlug: z.string(), name: z.string() });

const foundArticle = z.object({ fileName: z.string(), title: z.string() });

/** Public results: nothing hidden, no drafts. Best matches first; among equal events upcoming ones first. */
export const searchResults = z
  .object({
    data: z.object({
      /** The text searched for: as typed, or in the other keyboard layout if only that matches. */
      text: z.string(),
      /** The groups, best match first. */
      order: z.array(z.enum(SEARCH_GROUPS)),
      /** Groups with more results than returned. */
      more: z.array(z.enum(SEARCH_GROUPS)),
      /** Race lists with more results than returned. */
      moreEvents: z.array(z.enum(EVENT_LISTS)),
      riders: z.array(foundRider),
      events: z.array(foundEvent),
      teams: z.array(foundTeam),
      series: z.array(foundSeries),
      organizers: z.array(foundOrganizer),
      /** Articles of the reference with a matching title. */
      articles: z.array(foundArticle),
    }),
  })
  .register(z.globalRegistry, { id: 'SearchResults' });
export type SearchResults = z.output<typeof searchResults>;
