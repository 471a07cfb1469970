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

/**
 * Routes for race results: finishers only, in pages of at most 50.
 *
 * While riders still finish, the list changes between two reads of its pages: the row of the latest finisher is first
 * in the list on the first read, and in its position from then on.
 */
export function resultRoutes(app: FastifyInstance, world: World): void {
  const sortedIn = new Map<number, number>();
  app.get<{ Querystring: ResultsQuery }>(
    '/api/race-results/entries',
    { schema: { querystring: wholeNumbers({ event_subgroup_id: 0, event_id: 0, start: 0, limit: LARGEST_PAGE }) } },
    async ({ query }, reply) => {
      if (query.limit > LARGEST_PAGE) return reply.code(400).send({ message: 'limit.too.large' });
      const place = world.group(query.event_subgroup_id);
      const event = world.event(query.event_id);
      const groups = event?.groups.map((group) => ({ event, group })) ?? (place ? [place] : []);
      const rows = groups.flatMap(({ event: of, group }) => ranked(world, of, group, sortedIn));
      return { entries: rows.slice(query.start, query.start + query.limit).map((row) => row()) };
    },
  );
}

/** Computes rows on demand: each reads its ride second by second. */
function ranked(world: World, event: GameEvent, group: EventGroup, sortedIn: Map<number, number>) {
  const finishes = world.finishes(event, group);
  const winnerMs = finishes[0]?.ride.durationMs ?? 0;
  const rows = finishes.map((row, index) => () => resultJson(row, index + 1, winnerMs));
  const latest = finishes.reduce(
    (found, row, index) => (row.finishedAt > (finishes[found]?.finishedAt ?? 0) ? index : found),
    0,
  );
  const latestRider = finishes[latest]?.entrant.rider.profileId;
  if (latestRider === undefined || !isRunning(world, event, group, finishes.length)) return rows;
  if (sortedIn.get(group.id) === latestRider) return rows;
  sortedIn.set(group.id, latestRider);
  return [...rows.splice(latest, 1), ...rows];
}

function isRunning(world: World, event: GameEvent, group: EventGroup, finished: number): boolean {
  const all = world.rides(event).filter(({ ride, group: of }) => of.id === group.id && ride.durationMs !== null);
  return finished < all.length;
}
