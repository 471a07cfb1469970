import { altitudeAlong } from './altitude.ts';

export interface RouteClimb {
  fromKm: number;
  toKm: number;
  elevationM: number;
}

export interface RouteProfile {
  distanceKm: number;
  elevationM: number;
  climbs: readonly RouteClimb[];
  /** m above the lowest point, at even distances from start to end, as ridden; missing until then. */
  heights?: readonly number[] | null;
}

export interface RouteBar {
  /** 0..1 of the strip's height. */
  height: number;
  /** Whether most of the bar, or an entire short climb, belongs to a climb of the catalogue. */
  climb: boolean;
}

const FLAT = 0.08;
/** Minimum elevation range that fills the strip's height. */
const HIGH_M = 60;

/**
 * Computes the bars of a route's poster: the elevation along the way as ridden; until then the climbs of the catalogue
 * with their positions, lengths and gradients, and the remaining elevation as even hills. An unknown route is a flat
 * strip.
 */
export function routeBars(route: RouteProfile | null, count: number): RouteBar[] {
  if (route === null || !(route.distanceKm > 0))
    return Array.from({ length: count }, () => ({ height: FLAT, climb: false }));
  const climbs = climbsOnRoute(route);
  const altitudeAt = altitudeAlong({ ...route, climbs });
  const barKm = route.distanceKm / count;
  const altitudes = Array.from({ length: count }, (_, index) => altitudeAt((index + 0.5) * barKm));
  const highest = Math.max(HIGH_M, ...altitudes);

  return altitudes.map((altitude, index) => ({
    height: FLAT + (1 - FLAT) * (altitude / highest),
    climb: isClimb(climbs, index * barKm, barKm),
  }));
}

function isClimb(climbs: readonly RouteClimb[], startKm: number, barKm: number) {
  return climbs.some(({ fromKm, toKm }) => {
    const km = Math.min(toKm, startKm + barKm) - Math.max(fromKm, startKm);
    return km > 0 && km >= Math.min(barKm, toKm - fromKm) / 2;
  });
}

/** Returns the climbs in order, clipped at the ends of the route; nested climbs are merged. */
function climbsOnRoute({ climbs, distanceKm }: RouteProfile): RouteClimb[] {
  const cut = climbs.flatMap((climb) => {
    const fromKm = Math.max(0, Math.min(climb.fromKm, climb.toKm));
    const toKm = Math.min(distanceKm, Math.max(climb.fromKm, climb.toKm));
    return toKm > fromKm && climb.elevationM > 0 ? [{ fromKm, toKm, elevationM: climb.elevationM }] : [];
  });
  const inOrder = cut.toSorted((a, b) => a.fromKm - b.fromKm || b.toKm - a.toKm);
  const apart: RouteClimb[] = [];
  for (const climb of inOrder) {
    if (climb.fromKm >= (apart.at(-1)?.toKm ?? 0)) apart.push(climb);
  }
  return apart;
}
