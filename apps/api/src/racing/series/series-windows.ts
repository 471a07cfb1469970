import {
  distanceSummary,
  EXPECTED_WATTS_PER_KG,
  groupLabelOf,
  predictedRideSeconds,
  type RouteLength,
} from '@otryv/race';
import { minuteMs } from '../../kernel/time-units.ts';
import type { StoredEvent } from '../events/read/event-catalogue.ts';

type Group = StoredEvent['eventSubgroups'][number];

const spareOfLast = 0.15;
const spareMs = 20 * minuteMs;

/**
 * Returns when to check the results of a race often: from the first predicted finish to the last one, plus 15 % of the
 * last ride and 20 minutes. `null` if no ride can be predicted.
 */
export function refreshWindow(
  { eventSubgroups }: Pick<StoredEvent, 'eventSubgroups'>,
  routeOf: (routeId: number | null) => RouteLength | null,
): { from: Date; until: Date } | null {
  const rides = eventSubgroups.flatMap((group) => {
    const rideMs = rideOf(group, routeOf);
    return rideMs === null ? [] : [{ rideMs, finish: group.eventSubgroupStart.getTime() + rideMs }];
  });
  const sorted = rides.toSorted((one, other) => one.finish - other.finish);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return null;
  return { from: new Date(first.finish), until: new Date(last.finish + spareOfLast * last.rideMs + spareMs) };
}

function rideOf(group: Group, routeOf: (routeId: number | null) => RouteLength | null): number | null {
  if (group.durationInSeconds > 0) return group.durationInSeconds * 1000;
  const wattsPerKg = EXPECTED_WATTS_PER_KG[groupLabelOf(group.label)];
  const length = lengthOf(group, routeOf);
  if (wattsPerKg === null || length === null) return null;
  const seconds = predictedRideSeconds({ ...length, wattsPerKg });
  return seconds === null ? null : seconds * 1000;
}

function lengthOf(group: Group, routeOf: (routeId: number | null) => RouteLength | null) {
  const byRoute = group.laps > 0 ? distanceSummary(routeOf(group.routeId), group.laps) : null;
  if (byRoute !== null) return byRoute;
  if (group.distanceSummary === null) return null;
  const { distanceInKilometers, elevationGainInMeters } = group.distanceSummary;
  return { distanceKm: distanceInKilometers, elevationM: elevationGainInMeters };
}
