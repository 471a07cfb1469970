import type { FastifyInstance } from 'fastify';
import { eventDocument } from '../wire/eventDocument.ts';
import { eventJson, secretOf } from '../wire/eventJson.ts';
import type { GameEvent } from '../world/gameEvent.ts';
import type { World } from '../world/world.ts';
import type { WriteLag } from '../world/writeLag.ts';
import { idInPath, wholeNumbers } from './query.ts';

const MOST_UPCOMING = 200;
const FAR_FUTURE = 8_640_000_000_000_000;

interface FeedQuery {
  readonly from: number;
  readonly to: number;
  readonly limit: number;
  readonly cursor?: string;
  readonly microserviceResourceId?: string;
}

/**
 * Routes for events by id, the public list and the feed with its pages. All but a read by id with `skip_cache=true`
 * return stale data.
 */
export function eventRoutes(app: FastifyInstance, world: World, lag: WriteLag): void {
  app.get<{ Params: { id: number }; Querystring: { eventSecret?: string; skip_cache?: string } }>(
    '/api/events/:id',
    { schema: { params: idInPath } },
    async (request, reply) => {
      const event = world.event(request.params.id);
      const { eventSecret, skip_cache } = request.query;
      const locked = event && eventSecret !== undefined && event.visibility === 'DEFINED_BY_RESOURCE_ID';
      const present = locked && eventSecret !== secretOf(event) ? null : eventDocument(world, request.params.id);
      const document = skip_cache === 'true' ? present : lag.behind(request.params.id, present);
      return document ?? reply.code(404).send({ message: 'Event not found' });
    },
  );

  app.get<{ Querystring: { limit: number; eventStartsAfter: number; eventStartsBefore: number } }>(
    '/api/public/events/upcoming',
    {
      schema: {
        querystring: wholeNumbers({ limit: MOST_UPCOMING, eventStartsAfter: 0, eventStartsBefore: FAR_FUTURE }),
      },
    },
    async ({ query }) =>
      upcoming(world, Math.max(query.eventStartsAfter, world.clock.now()), query.eventStartsBefore)
        .filter((event) => event.visibility !== 'DEFINED_BY_RESOURCE_ID')
        .slice(0, Math.min(query.limit, MOST_UPCOMING))
        .map((event) => eventJson(world, event, false)),
  );

  app.get<{ Querystring: FeedQuery }>(
    '/api/event-feed',
    { schema: { querystring: wholeNumbers({ from: 0, to: FAR_FUTURE, limit: 25 }) } },
    async ({ query }) => feedPage(world, lag, query),
  );
}

/**
 * Returns a page of the feed. The cursor is the start of the last event and the number of the page, so boundaries are
 * imprecise as in the game: an odd page repeats the last event, an even page skips events with the same start.
 */
function feedPage(world: World, lag: WriteLag, { from, to, limit, cursor, microserviceResourceId }: FeedQuery) {
  const [after = null, page = 0] = cursor ? cursor.split('-').map(Number) : [];
  const repeats = page % 2 === 1 && limit > 1;
  const documentOf = (event: GameEvent) =>
    lag.behind(event.id, eventDocument(world, event.id) ?? eventJson(world, event, true));
  const events = upcoming(world, from, to)
    .filter((event) => documentOf(event) !== null)
    .filter((event) => !microserviceResourceId || event.organizer?.clubId === microserviceResourceId)
    .filter(({ start }) => after === null || (repeats ? start >= after : start > after));
  const shown = events.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map((event) => ({ event: documentOf(event) })),
    ...(last && events.length > shown.length ? { cursor: `${last.start}-${page + 1}` } : {}),
  };
}

function upcoming(world: World, after: number, before: number): GameEvent[] {
  return world
    .events()
    .filter(({ start }) => start >= after && start <= before)
    .sort((a, b) => a.start - b.start || a.id - b.id);
}
