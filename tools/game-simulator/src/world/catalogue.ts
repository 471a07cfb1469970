import { createHash } from 'node:crypto';
import { jerseys, type Route, routes, segments, worlds } from 'zwift-data';

/** Route as the game lists it; lengths in m. */
interface ListedRoute {
  readonly id: number;
  readonly name: string;
  readonly distanceInMeters: number;
  readonly ascentInMeters: number;
  readonly imageUrl?: string | undefined;
  readonly levelLocked: number;
  readonly publicEventsOnly: boolean;
  readonly supportedLaps: boolean;
  readonly leadinDistanceInMeters: number;
  readonly leadinAscentInMeters: number;
  readonly defaultLeadinDistanceInMeter: number;
  readonly defaultLeadinAscentInMeters: number;
  readonly freeRideLeadinDistanceInMeters?: number | undefined;
  readonly freeRideLeadinAscentInMeters?: number | undefined;
  readonly meetupLeadinDistanceInMeters?: number | undefined;
  readonly meetupLeadinAscentInMeters?: number | undefined;
  readonly blockedForMeetups: 0 | 1;
  readonly xp?: number | undefined;
  readonly sports: readonly string[];
}

const METRES = 1000;
const pictures = 'https://cdn.zwift.com/static/zc/';

/** Invented routes, which zwift-data does not have; `game_info` has neither a map nor a picture of the first. */
export const newRoutes = {
  redRockRidge: {
    id: 3_900_000_001,
    name: 'Red Rock Ridge',
    map: 'WATOPIA',
    isBare: true,
    paddocks: '101,102,103,104',
  },
  liminalLoop: { id: 3_900_000_002, name: 'Liminal Loop', map: 'WATOPIA', isBare: false, paddocks: '21,22,23,24' },
};

/** Maps of `game_info`: they have no id, and one has no name. */
export const gameMaps: readonly { name: string; routes: readonly ListedRoute[] }[] = [
  ...worlds.map(({ slug }) => ({
    name: mapName(slug),
    routes: [
      ...routes.flatMap((route) => (route.world === slug ? toListed(route) : [])),
      ...Object.values(newRoutes).flatMap((route) =>
        route.map === mapName(slug) && !route.isBare ? newRoute(route) : [],
      ),
    ],
  })),
  { name: '', routes: [{ ...newRoute(newRoutes.redRockRidge), imageUrl: undefined }] },
];

export const gameJerseys = jerseys.map(({ id, name, imageName }) => ({
  id,
  name,
  imageUrl: `${pictures}JERSEYS/${imageName}.png`,
}));

/** Segments with 64-bit integer ids, as text: JavaScript would round half of them. */
export const gameSegments = segments.map(({ name, slug }) => ({
  id: createHash('sha256').update(slug).digest().readBigInt64BE().toString(),
  archFriendlyName: name,
}));

function mapName(slug: string): string {
  return slug.replaceAll('-', '').toUpperCase();
}

function toListed(route: Route): ListedRoute[] {
  if (route.id === undefined) return [];
  const pictureName = `${mapName(route.world)}_${route.name.replaceAll(/[^A-Za-z0-9 ]/g, '').replaceAll(' ', '_')}.png`;
  return [
    {
      id: route.id,
      name: route.name,
      distanceInMeters: metres(route.distance) ?? 0,
      ascentInMeters: route.elevation,
      imageUrl: `${pictures}ROUTES/${pictureName}`,
      levelLocked: Number(route.levelLocked),
      publicEventsOnly: route.eventOnly,
      supportedLaps: route.lap,
      leadinDistanceInMeters: metres(route.leadInDistance) ?? 0,
      leadinAscentInMeters: route.leadInElevation ?? 0,
      defaultLeadinDistanceInMeter: metres(route.leadInDistance) ?? 0,
      defaultLeadinAscentInMeters: route.leadInElevation ?? 0,
      freeRideLeadinDistanceInMeters: metres(route.leadInDistanceFreeRide),
      freeRideLeadinAscentInMeters: route.leadInElevationFreeRide,
      meetupLeadinDistanceInMeters: metres(route.leadInDistanceMeetups),
      meetupLeadinAscentInMeters: route.leadInElevationInMeetups,
      blockedForMeetups: route.supportsMeetups ? 0 : 1,
      xp: route.experience,
      sports: route.sports.map((sport) => sport.toUpperCase()),
    },
  ];
}

function newRoute({ id, name }: { id: number; name: string }): ListedRoute {
  return {
    id,
    name,
    distanceInMeters: 13_400,
    ascentInMeters: 310,
    imageUrl: `${pictures}ROUTES/${newPictureName({ name })}`,
    levelLocked: 0,
    publicEventsOnly: false,
    supportedLaps: true,
    leadinDistanceInMeters: 600,
    leadinAscentInMeters: 12,
    defaultLeadinDistanceInMeter: 600,
    defaultLeadinAscentInMeters: 12,
    blockedForMeetups: 0,
    xp: 268,
    sports: ['CYCLING', 'RUNNING'],
  };
}

export function newPictureName({ name }: { name: string }): string {
  return `WATOPIA_${name.replaceAll(' ', '_')}.png`;
}

function metres(kilometres: number | undefined): number | undefined {
  return kilometres === undefined ? undefined : kilometres * METRES;
}
