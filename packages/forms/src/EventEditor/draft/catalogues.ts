import { distanceSummary, startPockets } from '@otryv/race';

/** A route in the game's catalogue. */
export interface EditorRoute {
  id: number;
  name: string;
  mapId: number;
  distanceKm: number;
  elevationM: number;
  leadInDistanceKm: number | null;
  /** Whether it can be ridden in laps. */
  lap: boolean;
  /** Start pockets, as '1,2,3,4'. */
  eventPaddocks: string;
  sports: readonly string[];
  /** A picture of its map. */
  imageUrl?: string | null;
}

interface Named<Id> {
  id: Id;
  name: string;
}

interface EditorJersey extends Named<number> {
  imageUrl?: string | null;
}

/** Options for the values of an event. */
export interface EventCatalogues {
  maps: readonly Named<number>[];
  routes: readonly EditorRoute[];
  /** An unlisted number is shown unchanged. */
  jerseys: readonly EditorJersey[];
  /** Clubs whose events the reader may edit. */
  clubs: readonly Named<string>[];
  series: readonly Named<string>[];
}

/** The catalogues by number. */
export interface CatalogueIndex {
  of: EventCatalogues;
  maps: ReadonlyMap<number, string>;
  routes: ReadonlyMap<number, EditorRoute>;
  jerseys: ReadonlyMap<number, string>;
  clubs: ReadonlyMap<string, string>;
  series: ReadonlyMap<string, string>;
}

export function indexOf(of: EventCatalogues): CatalogueIndex {
  return {
    of,
    maps: names(of.maps),
    routes: new Map(of.routes.map((route) => [route.id, route])),
    jerseys: names(of.jerseys),
    clubs: names(of.clubs),
    series: names(of.series),
  };
}

/** Returns the start pockets of a route; default ones for a route missing from the catalogue. */
export function pocketsOf({ routes }: CatalogueIndex, routeId: number | null | undefined): readonly number[] {
  return startPockets(routes.get(routeId ?? 0)?.eventPaddocks ?? '');
}

/** Computes the distance of some laps of a route, including its lead-in; `null` without a known route. */
export function kilometresOf(
  { routes }: CatalogueIndex,
  routeId: number | null | undefined,
  laps: number,
): number | null {
  const route = routes.get(routeId ?? 0);
  if (!route) return null;
  return distanceSummary({ ...route, leadInElevationM: null }, laps)?.distanceKm ?? null;
}

function names<Id>(list: readonly Named<Id>[]): ReadonlyMap<Id, string> {
  return new Map(list.map(({ id, name }) => [id, name]));
}
