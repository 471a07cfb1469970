import type { Route } from '@otryv/contract';
import slugify from '@sindresorhus/slugify';
import { type FoundCatalogue, type FoundRoute, joined, joinedRoute } from './found-catalogue.ts';
import type { NamedJersey } from './jersey-names.ts';
import { routePictures } from './route-facts.ts';
import { paddocksOf } from './route-overlay.ts';

/** Merges the routes of the catalogue by id with the sources' data, and adds routes that only the sources have. */
export function mergeRoutes(
  shipped: ReadonlyMap<number, Route>,
  found: readonly FoundCatalogue[],
  worlds: readonly string[],
): Map<number, Route> {
  const routes = new Map(shipped);
  const parts = Map.groupBy(
    found.flatMap((each) => each.routes),
    ({ id }) => id,
  );
  for (const [id, ofRoute] of parts) {
    const route = ofRoute.reduce(joinedRoute);
    const known = shipped.get(id) ?? newRoute(route, worlds);
    if (known) routes.set(id, withFound(known, route));
  }
  return routes;
}

/** Returns the file names of route maps, by route id. */
export function pictureNames(found: readonly FoundCatalogue[]): Map<number, string> {
  const shipped = Object.entries(routePictures).map(([id, name]) => [Number(id), name] as const);
  const ofRoutes = found.flatMap((each) => each.routes);
  return new Map([
    ...shipped,
    ...ofRoutes.flatMap(({ id, pictureName }) => (pictureName ? [[id, pictureName] as const] : [])),
  ]);
}

/** Merges the jerseys by id; a source's blank name does not replace a name. */
export function mergeJerseys(shipped: readonly NamedJersey[], found: readonly FoundCatalogue[]): NamedJersey[] {
  const jerseys = new Map(shipped.map((jersey) => [jersey.id, jersey]));
  for (const jersey of found.flatMap((each) => each.jerseys)) {
    jerseys.set(jersey.id, joined(jerseys.get(jersey.id) ?? jersey, jersey));
  }
  return [...jerseys.values()];
}

/** Builds a route that zwift-data does not have yet; `null` while its name, length or world is unknown. */
function newRoute({ id, name, distance, map, pictureName }: FoundRoute, worlds: readonly string[]): Route | null {
  const world = worldOf(map, worlds) ?? worldOf(pictureName?.split('_')[0] ?? null, worlds);
  if (name === null || distance === null || distance <= 0 || world === null) return null;
  return {
    id,
    name,
    slug: slugify(name) || String(id),
    world,
    eventOnly: false,
    distance,
    elevation: 0,
    leadInDistance: 0,
    leadInElevation: 0,
    leadInDistanceFreeRide: null,
    leadInElevationFreeRide: null,
    leadInDistanceMeetups: null,
    leadInElevationInMeetups: null,
    segments: [],
    segmentsOnRoute: [],
    levelLocked: false,
    lap: false,
    supportsTT: false,
    supportsMeetups: true,
    sports: ['running', 'cycling'],
    experience: null,
    stravaSegmentId: null,
    stravaSegmentUrl: null,
    zwiftInsiderUrl: null,
    whatsOnZwiftUrl: null,
    zwifterBikesUrl: null,
    imageUrl: null,
    eventPaddocks: paddocksOf(id),
  };
}

function withFound(route: Route, found: FoundRoute): Route {
  return {
    ...route,
    name: found.name ?? route.name,
    distance: found.distance || route.distance,
    elevation: found.elevation ?? route.elevation,
    leadInDistance: found.leadInDistance ?? route.leadInDistance,
    leadInElevation: found.leadInElevation ?? route.leadInElevation,
    leadInDistanceFreeRide: found.leadInDistanceFreeRide ?? route.leadInDistanceFreeRide,
    leadInElevationFreeRide: found.leadInElevationFreeRide ?? route.leadInElevationFreeRide,
    leadInDistanceMeetups: found.leadInDistanceMeetups ?? route.leadInDistanceMeetups,
    leadInElevationInMeetups: found.leadInElevationInMeetups ?? route.leadInElevationInMeetups,
    eventOnly: found.eventOnly ?? route.eventOnly,
    levelLocked: found.levelLocked ?? route.levelLocked,
    lap: found.lap ?? route.lap,
    supportsMeetups: found.supportsMeetups ?? route.supportsMeetups,
    sports: found.sports ?? route.sports,
    experience: found.experience ?? route.experience,
    eventPaddocks: found.eventPaddocks ?? route.eventPaddocks,
  };
}

/** Maps that the game names differently from zwift-data. */
const worldsOfMaps: Readonly<Record<string, string>> = { bolognatt: 'bologna' };

/** Returns the world of a map: new-york for NEWYORK; an unknown map keeps its name. */
function worldOf(map: string | null, worlds: readonly string[]): string | null {
  const written = map?.toLowerCase().replaceAll(/[^a-z]/g, '') ?? '';
  const letters = worldsOfMaps[written] ?? written;
  return worlds.find((slug) => slug.replaceAll('-', '') === letters) ?? (slugify(map ?? '') || null);
}
