import type { Jersey, Route, RouteSummary, World } from '@otryv/contract';
import { type Jersey as GameJersey, type Route as GameRoute, type World as GameWorld, segments } from 'zwift-data';
import { jerseyNames, type NamedJersey } from './jersey-names.ts';
import { paddocksOf } from './route-overlay.ts';

const climbs = new Map(segments.filter(({ type }) => type === 'climb').map((segment) => [segment.slug, segment]));

/** Maps a route to the shape of the specification; `null` for one without a number, which no event can reference. */
export function toRoute(route: GameRoute): Route | null {
  if (route.id === undefined) return null;
  return {
    id: route.id,
    name: route.name,
    slug: route.slug,
    world: route.world,
    eventOnly: route.eventOnly,
    distance: route.distance,
    elevation: route.elevation,
    leadInDistance: route.leadInDistance ?? 0,
    leadInElevation: route.leadInElevation ?? 0,
    leadInDistanceFreeRide: route.leadInDistanceFreeRide ?? null,
    leadInElevationFreeRide: route.leadInElevationFreeRide ?? null,
    leadInDistanceMeetups: route.leadInDistanceMeetups ?? null,
    leadInElevationInMeetups: route.leadInElevationInMeetups ?? null,
    segments: [...route.segments],
    segmentsOnRoute: route.segmentsOnRoute.map(({ from, to, segment }) => ({ from, to, segment })),
    levelLocked: route.levelLocked,
    lap: route.lap,
    supportsTT: route.supportsTT,
    supportsMeetups: route.supportsMeetups,
    sports: [...route.sports],
    experience: route.experience ?? null,
    stravaSegmentId: route.stravaSegmentId ?? null,
    stravaSegmentUrl: route.stravaSegmentUrl ?? null,
    zwiftInsiderUrl: route.zwiftInsiderUrl ?? null,
    whatsOnZwiftUrl: route.whatsOnZwiftUrl ?? null,
    zwifterBikesUrl: route.zwifterBikesUrl ?? null,
    imageUrl: null,
    eventPaddocks: paddocksOf(route.id),
  };
}

export function toRouteSummary(route: Route, heights: number[] | null): RouteSummary {
  const { id, name, world, distance, elevation, leadInDistance, lap } = route;
  return {
    id,
    name,
    world,
    distance,
    elevation,
    leadInDistance,
    lap,
    climbs: route.segmentsOnRoute.flatMap(toClimb),
    heights,
  };
}

export function toWorld({ id, name, slug, bounds: [first, second], imageUrl }: GameWorld): World {
  return { id, name, slug, bounds: [[...first], [...second]], imageUrl };
}

export function toNamedJersey({ id, name, imageName }: GameJersey): NamedJersey {
  return { id, name, pictureName: imageName ? `${imageName}.png` : null };
}

/** Maps jerseys, ordered by name. */
export function toJerseys(
  jerseys: readonly NamedJersey[],
  imageUrlOf: (pictureName: string | null) => string | null,
): Jersey[] {
  const names = jerseyNames(jerseys);
  return jerseys
    .map(({ id, name, pictureName }) => ({ id, name: names.get(id) ?? name, imageUrl: imageUrlOf(pictureName) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id);
}

const metresPerKilometreAndPercent = 10;

function toClimb({ from, to, segment }: Route['segmentsOnRoute'][number]): RouteSummary['climbs'] {
  const climb = climbs.get(segment);
  if (!climb) return [];
  const elevationM = climb.elevation ?? (to - from) * (climb.avgIncline ?? 0) * metresPerKilometreAndPercent;
  return elevationM > 0 ? [{ fromKm: from, toKm: to, elevationM }] : [];
}
