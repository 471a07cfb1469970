import * as z from 'zod/mini';

const kilometres = z.number();

/** The part of a route within a known segment; `from` and `to` in km from the start of the lap. */
const segmentOnRoute = z.object({ from: kilometres, to: kilometres, segment: z.string() });

/** A route of the game: distances in km, elevations in m, `null` if unknown. */
export const route = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    world: z.string(),
    eventOnly: z.boolean(),
    distance: kilometres,
    elevation: z.number(),
    leadInDistance: kilometres,
    leadInElevation: z.number(),
    leadInDistanceFreeRide: z.nullable(kilometres),
    leadInElevationFreeRide: z.nullable(z.number()),
    leadInDistanceMeetups: z.nullable(kilometres),
    leadInElevationInMeetups: z.nullable(z.number()),
    segments: z.array(z.string()),
    segmentsOnRoute: z.array(segmentOnRoute),
    levelLocked: z.boolean(),
    lap: z.boolean(),
    supportsTT: z.boolean(),
    supportsMeetups: z.boolean(),
    sports: z.array(z.enum(['running', 'cycling'])),
    experience: z.nullable(z.number()),
    stravaSegmentId: z.nullable(z.int()),
    stravaSegmentUrl: z.nullable(z.string()),
    zwiftInsiderUrl: z.nullable(z.string()),
    whatsOnZwiftUrl: z.nullable(z.string()),
    zwifterBikesUrl: z.nullable(z.string()),
    /** The portal's copy of the game's map; `null` if it shows none. */
    imageUrl: z.nullable(z.string()),
    /** Allowed start pockets, e.g. `1,2,3,4`. */
    eventPaddocks: z.string(),
  })
  .register(z.globalRegistry, { id: 'Route' });
export type Route = z.output<typeof route>;

const corner = z.tuple([z.number(), z.number()]);

export const world = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    /** Two corners, each as latitude and longitude. */
    bounds: z.tuple([corner, corner]),
    imageUrl: z.string(),
  })
  .register(z.globalRegistry, { id: 'World' });
export type World = z.output<typeof world>;

/** A jersey of the game, by its number in events; `imageUrl` is null if the portal shows no pictures of the game. */
export const jersey = z
  .object({ id: z.int(), name: z.string(), imageUrl: z.nullable(z.string()) })
  .register(z.globalRegistry, { id: 'Jersey' });
export type Jersey = z.output<typeof jersey>;

/** Fields of a route for a poster and a table cell. */
export const routeSummary = z
  .object({
    id: z.int(),
    name: z.string(),
    world: z.string(),
    distance: kilometres,
    elevation: z.number(),
    leadInDistance: kilometres,
    lap: z.boolean(),
    /** Climbs along one lap: positions, and metres gained. */
    climbs: z.array(z.object({ fromKm: kilometres, toKm: kilometres, elevationM: z.number() })),
    /**
     * Elevation in m above the lowest point of a lap, at even distances, as ridden; `null` until a race on it is
     * imported.
     */
    heights: z.nullable(z.array(z.number())),
  })
  .register(z.globalRegistry, { id: 'RouteSummary' });
export type RouteSummary = z.output<typeof routeSummary>;

export const routes = z.object({ data: z.array(route) }).register(z.globalRegistry, { id: 'Routes' });
export const jerseys = z.object({ data: z.array(jersey) }).register(z.globalRegistry, { id: 'Jerseys' });
export const worlds = z.object({ data: z.array(world) }).register(z.globalRegistry, { id: 'Worlds' });

const idList = z.pipe(
  z.string().check(z.regex(/^\[\s*\d{1,16}(\s*,\s*\d{1,16}){0,99}\s*\]$/)),
  z.transform((text) => text.slice(1, -1).split(',').map(Number)),
);

/** `ids` is a JSON array of up to 100 route numbers, as in `?ids=[1,2]`. */
export const routesQuery = z.object({ ids: idList });
