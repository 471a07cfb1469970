import type { AuthUser, Route, World } from '@otryv/contract';
import type { EventCatalogues } from '@otryv/forms';
import type { PortalCall } from '../../lib/api/client.ts';

/** Club whose events the reader may change, with its organizer. */
export interface ModeratedClub {
  id: string;
  name: string;
  organizer: { _id: string; name: string };
}

/** Sources of an event's values. */
export interface EventSources {
  catalogues: EventCatalogues;
  clubs: readonly ModeratedClub[];
}

/** Loads the catalogues of the game and the reader's clubs. Throws ApiError. */
export async function loadEventSources(user: AuthUser, call: PortalCall): Promise<EventSources> {
  const [routes, worlds, jerseys, { clubs, series }] = await Promise.all([
    call('GET', '/api/assets/routes/all'),
    call('GET', '/api/assets/worlds'),
    call('GET', '/api/assets/jerseys'),
    ownSources(user, call),
  ]);
  const maps = new Map(worlds.data.map(({ slug, id }: World) => [slug, id]));
  const catalogues: EventCatalogues = {
    maps: worlds.data,
    routes: routes.data.flatMap((route) => editorRoutes(route, maps)),
    jerseys: jerseys.data,
    clubs: clubs.map(({ id, name }) => ({ id, name })),
    series,
  };
  return { catalogues, clubs };
}

function editorRoutes(route: Route, maps: ReadonlyMap<string, number>): EventCatalogues['routes'][number][] {
  const mapId = maps.get(route.world);
  if (mapId === undefined) return [];
  const { id, name, distance, elevation, leadInDistance, lap, eventPaddocks, sports, imageUrl } = route;
  const lengths = { distanceKm: distance, elevationM: elevation, leadInDistanceKm: leadInDistance };
  return [{ id, name, mapId, ...lengths, lap, eventPaddocks, sports, imageUrl }];
}

/** Loads the reader's clubs, and the series that their races can join. */
async function ownSources(
  user: AuthUser,
  call: PortalCall,
): Promise<Pick<EventSources, 'clubs'> & Pick<EventCatalogues, 'series'>> {
  const clubs = await clubsOf(user, call);
  const organizers = [...new Set(clubs.map(({ organizer }) => organizer._id))];
  const series = await Promise.all(
    organizers.map((organizerId) => call('GET', '/api/series/actual/{organizerId}', { params: { organizerId } })),
  );
  return { clubs, series: series.flatMap(({ data }) => data.map(({ _id, name }) => ({ id: _id, name }))) };
}

/** Returns every club for an administrator; else those that the reader moderates, and those of their organizer. */
async function clubsOf({ id: userId, role, organizer }: AuthUser, call: PortalCall): Promise<ModeratedClub[]> {
  if (role === 'admin') return allClubs(call);
  const [moderated, own] = await Promise.all([
    call('GET', '/api/organizer/clubs-for-moderator/{userId}', { params: { userId } }),
    organizer === null
      ? { data: [] }
      : call('GET', '/api/organizer/clubs/{organizerId}', { params: { organizerId: organizer } }),
  ]);
  return [...new Map([...moderated.data, ...own.data].map((club) => [club.id, club])).values()];
}

const clubsOnPage = 100;

async function allClubs(call: PortalCall): Promise<ModeratedClub[]> {
  const pageOf = (page: number) => call('GET', '/api/admin/clubs', { query: { page, docsOnPage: clubsOnPage } });
  const first = await pageOf(1);
  const others = Array.from({ length: Math.max(first.quantityPages - 1, 0) }, (_, at) => pageOf(at + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
}
