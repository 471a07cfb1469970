import type { Route } from '@otryv/contract';
import type { RouteLength } from '@otryv/race';

/** A route of the catalogue as distances are counted from it. */
export function lengthOf(route: Route | null): RouteLength | null {
  if (!route) return null;
  return {
    distanceKm: route.distance,
    elevationM: route.elevation,
    leadInDistanceKm: route.leadInDistance,
    leadInElevationM: route.leadInElevation,
  };
}
