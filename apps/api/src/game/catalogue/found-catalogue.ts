import * as z from 'zod/mini';

const figure = z.nullable(z.number());
const flag = z.nullable(z.boolean());
const text = z.nullable(z.string());

/** Route as described by a source, in the units of the catalogue; `null` for missing fields. */
export const foundRoute = z.object({
  id: z.int(),
  name: text,
  /** The game's name of its map, such as NEWYORK. */
  map: text,
  pictureName: text,
  distance: figure,
  elevation: figure,
  leadInDistance: figure,
  leadInElevation: figure,
  leadInDistanceFreeRide: figure,
  leadInElevationFreeRide: figure,
  leadInDistanceMeetups: figure,
  leadInElevationInMeetups: figure,
  eventOnly: flag,
  levelLocked: flag,
  lap: flag,
  supportsMeetups: flag,
  sports: z.nullable(z.array(z.enum(['running', 'cycling']))),
  experience: figure,
  eventPaddocks: text,
});
export type FoundRoute = z.output<typeof foundRoute>;

/** Route before a source has provided any field. */
export const blankRoute: Omit<FoundRoute, 'id'> = {
  name: null,
  map: null,
  pictureName: null,
  distance: null,
  elevation: null,
  leadInDistance: null,
  leadInElevation: null,
  leadInDistanceFreeRide: null,
  leadInElevationFreeRide: null,
  leadInDistanceMeetups: null,
  leadInElevationInMeetups: null,
  eventOnly: null,
  levelLocked: null,
  lap: null,
  supportsMeetups: null,
  sports: null,
  experience: null,
  eventPaddocks: null,
};

/** Catalogue data of one source. Ids of segments exceed 2^53. */
export const foundCatalogue = z.object({
  maps: z.array(z.string()),
  routes: z.array(foundRoute),
  jerseys: z.array(z.object({ id: z.int(), name: z.string(), pictureName: text })),
  segments: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type FoundCatalogue = z.output<typeof foundCatalogue>;

const count = z._default(z.int(), 0);

/** Number of entries by list, and of those whose field is filled; 0 for what an earlier version did not count. */
export const catalogueCounts = z.object({
  maps: count,
  routes: count,
  jerseys: count,
  segments: count,
  distances: count,
  pockets: count,
  routePictures: count,
  jerseyPictures: count,
});
export type CatalogueCounts = Readonly<z.output<typeof catalogueCounts>>;

export function countsOf({ maps, routes, jerseys, segments }: FoundCatalogue): CatalogueCounts {
  return {
    maps: maps.length,
    routes: routes.length,
    jerseys: jerseys.length,
    segments: segments.length,
    distances: routes.filter(({ distance }) => distance !== null && distance > 0).length,
    pockets: routes.filter(({ eventPaddocks }) => eventPaddocks !== null).length,
    routePictures: routes.filter(({ pictureName }) => pictureName !== null).length,
    jerseyPictures: jerseys.filter(({ pictureName }) => pictureName !== null).length,
  };
}

const leastShare = 0.9;
const counted = z.keyof(catalogueCounts).options;

/** Returns the counts that have fallen by more than a tenth. */
export function shrunkLists(before: Partial<CatalogueCounts>, after: CatalogueCounts): (keyof CatalogueCounts)[] {
  return counted.filter((list) => after[list] < (before[list] ?? 0) * leastShare);
}

/** Returns the file name at the end of an address; `null` for a name that no image of the game has. */
export function pictureNameOf(address: string | null | undefined): string | null {
  const name = address?.split('/').at(-1) ?? '';
  return /^[\w-]{1,120}\.png$/.test(name) ? name : null;
}

/** Merges an entry with the fields of `latter`; a field that is blank there keeps the value of `former`. */
export function joined<Entry extends object>(former: Entry, latter: Entry): Entry {
  const given = Object.entries(latter).filter(([, value]) => value !== null && String(value).trim() !== '');
  return { ...former, ...Object.fromEntries(given) };
}

/** Like `joined`; a distance of 0 counts as blank, too. */
export function joinedRoute(former: FoundRoute, latter: FoundRoute): FoundRoute {
  const distance = latter.distance !== null && latter.distance > 0 ? latter.distance : former.distance;
  return { ...joined(former, latter), distance };
}

/** Merges a source's current data with its earlier data: neither an entry nor a field is ever dropped. */
export function withEarlier(now: FoundCatalogue, earlier: FoundCatalogue | null): FoundCatalogue {
  if (!earlier) return now;
  return {
    maps: [...new Set([...earlier.maps, ...now.maps])],
    routes: byId(earlier.routes, now.routes, joinedRoute),
    jerseys: byId(earlier.jerseys, now.jerseys, joined),
    segments: byId(earlier.segments, now.segments, joined),
  };
}

function byId<Entry extends { id: number | string }>(
  earlier: readonly Entry[],
  now: readonly Entry[],
  join: (former: Entry, latter: Entry) => Entry,
): Entry[] {
  const entries = new Map(earlier.map((entry) => [entry.id, entry]));
  for (const entry of now) entries.set(entry.id, join(entries.get(entry.id) ?? entry, entry));
  return [...entries.values()];
}
