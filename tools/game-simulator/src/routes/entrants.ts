import type { FastifyInstance } from 'fastify';
import { entrantJson } from '../wire/profileJson.ts';
import type { Entrant, EventGroup } from '../world/gameEvent.ts';
import type { World } from '../world/world.ts';
import { idInPath, type Page, wholeNumbers } from './query.ts';

const LARGEST_PAGE = 100;
const REPEATED = 2;

interface EntrantsQuery extends Page {
  readonly type?: string;
  readonly participation?: string;
}

/** Routes for signed-up and joined riders of a group. */
export function entrantRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: number }; Querystring: EntrantsQuery }>(
    '/api/events/subgroups/entrants/:id',
    { schema: { params: idInPath, querystring: wholeNumbers({ start: 0, limit: LARGEST_PAGE }) } },
    async ({ params, query }, reply) => {
      if (query.limit > LARGEST_PAGE) return reply.code(400).send({ message: 'limit.too.large' });
      const place = world.group(params.id);
      if (!place) {
        return hasGroup(world, params.id) ? [] : reply.code(404).send({ message: 'Subgroup not found' });
      }
      const joined = world.hasStarted(place.event, place.group);
      const entrants = place.group.entrants
        .filter((entrant) => query.participation !== 'registered' || (joined && entrant.starts))
        .filter((entrant) => isOfType(place.group, entrant, query.type ?? 'all'));
      return pageOf(entrants, query).map(({ rider }) => entrantJson(rider));
    },
  );
}

/** Whether a group belongs to an event that is not ridden. */
function hasGroup(world: World, id: number): boolean {
  return [...world.realEvents(), ...world.documents.all()].some(({ eventSubgroups }) =>
    eventSubgroups.some((group) => group.id === id),
  );
}

function isOfType(group: EventGroup, { rider: { profileId } }: Entrant, type: string): boolean {
  if (type === 'leader') return group.leaders.includes(profileId);
  if (type === 'sweeper') return group.sweepers.includes(profileId);
  return type === 'all' || type === 'other';
}

/**
 * Returns a page that, after the first, begins with the last riders of the previous one: a known bug of the game's
 * paging.
 */
function pageOf<T>(items: readonly T[], { start, limit }: Page): readonly T[] {
  const from = start === 0 ? 0 : start - REPEATED;
  return start >= items.length + REPEATED ? [] : items.slice(from, from + limit);
}
