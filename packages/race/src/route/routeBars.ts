export interface RouteClimb {
  fromKm: number;
  toKm: number;
  elevationM: number;
}

export interface RouteProfile {
  distanceKm: number;
  elevationM: number;
  climbs: readonly RouteClimb[];
}

export interface RouteBar {
  /** 0..1 of the strip's height. */
  height: number;
  /** Whether most of the bar, or a whole short climb, is a climb of the catalogue. */
  climb: boolean;
}

const FLAT = 0.08;
/** Anything shorter is a gap in the catalogue. */
const SHORTEST_KM = 0.001;
/** A kilometre that gains this much fills the strip, unless the route has a steeper one. */
const STEEP_M_PER_KM = 60;

/**
 * The bars of a route's poster: the climbs where they are, higher where they are steeper, and the rest of the elevation
 * spread evenly. An unknown route is a flat strip.
 */
export function routeBars(route: RouteProfile | null, count: number): RouteBar[] {
  if (route === null || !(route.distanceKm >= SHORTEST_KM))
    return Array.from({ length: count }, () => ({ height: FLAT, climb: false }));
  const climbs = climbsOnRoute(route);
  const climbed = climbs.reduce((sum, { elevationM }) => sum + elevationM, 0);
  const restPerKm = Math.max(0, route.elevationM - climbed) / route.distanceKm;
  const barKm = route.distanceKm / count;

  const bars = Array.from({ length: count }, (_, index) => {
    const parts = climbs.map((climb) => ({ climb, km: overlap(climb, index * barKm, (index + 1) * barKm) }));
    const gain = parts.reduce((sum, { climb, km }) => sum + (climb.elevationM * km) / lengthKm(climb), 0);
    const isClimb = parts.some(({ climb, km }) => km > 0 && km >= Math.min(barKm, lengthKm(climb)) / 2);
    return { mPerKm: restPerKm + gain / barKm, isClimb };
  });
  const steepest = Math.max(STEEP_M_PER_KM, ...bars.map(({ mPerKm }) => mPerKm));

  return bars.map(({ mPerKm, isClimb }) => ({ height: FLAT + (1 - FLAT) * (mPerKm / steepest), climb: isClimb }));
}

/** The climbs, cut at the ends of the route; those without length or gain are left out. */
function climbsOnRoute({ climbs, distanceKm }: RouteProfile): RouteClimb[] {
  return climbs.flatMap((climb) => {
    const fromKm = Math.max(0, Math.min(climb.fromKm, climb.toKm));
    const toKm = Math.min(distanceKm, Math.max(climb.fromKm, climb.toKm));
    return toKm > fromKm && climb.elevationM > 0 ? [{ fromKm, toKm, elevationM: climb.elevationM }] : [];
  });
}

function overlap({ fromKm, toKm }: RouteClimb, startKm: number, endKm: number) {
  return Math.max(0, Math.min(toKm, endKm) - Math.max(fromKm, startKm));
}

function lengthKm({ fromKm, toKm }: RouteClimb) {
  return toKm - fromKm;
}
