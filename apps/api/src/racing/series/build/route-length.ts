import type { Route } from '@otryv/contract';
import type { RouteLength } from '@otryv/race';

/** Returns a route of the catalogue in the form used for distances. */
export function lengthOf(route: Route | null): RouteLength | null {
  if (!route) return null;
  return {
    distanceKm: route.distance,
    elevationM: route.elevation,
    leadInDistanceKm: route.leadInDistance,
    leadInElevationM: route.leadInElevation,
  };
}
