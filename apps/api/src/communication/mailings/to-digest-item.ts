import type { Event, RouteSummary } from '@otryv/contract';
import type { DigestItem } from './emails/digest-item.ts';

const bars = 24;

/** Maps an event to a digest item: length and climb are those of its first group. */
export function toDigestItem(event: Event, routes: readonly RouteSummary[]): DigestItem {
  const [first] = event.eventSubgroups;
  const route = routes.find(({ id }) => id === (event.routeId ?? first?.routeId));
  const metres = first?.distanceInMeters ?? 0;
  return {
    id: event.id,
    name: event.name,
    start: event.eventStart,
    organizer: event.organizer,
    series: event.seriesId?.name ?? null,
    world: route?.world ?? null,
    route: route?.name ?? null,
    laps: positive(first?.laps),
    distanceInKilometers: metres > 0 ? metres / 1000 : (first?.distanceSummary?.distanceInKilometers ?? null),
    durationInSeconds: positive(first?.durationInSeconds),
    elevationInMeters: first?.distanceSummary?.elevationGainInMeters ?? null,
    groups: event.eventSubgroups.map(({ subgroupLabel, totalSignedUpCount }) => ({
      label: subgroupLabel,
      riders: totalSignedUpCount,
    })),
    profile: profileOf(route?.heights ?? []),
  };
}

function profileOf(heights: readonly number[]): number[] {
  const highest = Math.max(...heights, 0);
  if (heights.length < bars || highest === 0) return [];
  return Array.from({ length: bars }, (_, bar) => {
    const height = heights[Math.floor((bar * heights.length) / bars)] ?? 0;
    return Math.round((height / highest) * 100) / 100;
  });
}

function positive(value: number | undefined): number | null {
  return value !== undefined && value > 0 ? value : null;
}
