import type { FastifyInstance } from 'fastify';
import { resultJson } from '../wire/resultJson.ts';
import type { EventGroup, GameEvent } from '../world/gameEvent.ts';
import type { World } from '../world/world.ts';
import { type Page, wholeNumbers } from './query.ts';

const LARGEST_PAGE = 50;

interface ResultsQuery extends Page {
  readonly event_subgroup_id: number;
  readonly event_id: number;
}

/** Race results: finishers only, in pages of at most 50. */
export function resultRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: ResultsQuery }>(
    '/api/race-results/entries',
    { schema: { querystring: wholeNumbers({ event_subgroup_id: 0, event_id: 0, start: 0, limit: LARGEST_PAGE }) } },
    async ({ query }, reply) => {
      if (query.limit > LARGEST_PAGE) return reply.code(400).send({ message: 'limit.too.large' });
      const place = world.group(query.event_subgroup_id);
      const event = world.event(query.event_id);
      const groups = event?.groups.map((group) => ({ event, group })) ?? (place ? [place] : []);
      const rows = groups.flatMap(({ event: of, group }) => ranked(world, of, group));
      return { entries: rows.slice(query.start, query.start + query.limit).map((row) => row()) };
    },
  );
}

/** Rows are made when they are shown: each reads its ride second by second. */
function ranked(world: World, event: GameEvent, group: EventGroup) {
  const finishes = world.finishes(event, group);
  const winnerMs = finishes[0]?.ride.durationMs ?? 0;
  return finishes.map((row, index) => () => resultJson(row, index + 1, winnerMs));
}
