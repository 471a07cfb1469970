import type { Event, RouteSummary } from '@otryv/contract';
import { type RouteProfile, raceProfile } from '@otryv/race';
import type { CategoryChoice, PosterPalette } from '@otryv/ui';
import type { Messages } from '../../messages/useMessages.ts';

/** What screens say of an event in words and bars: of its first group, as all lists do. */
export interface RaceFacts {
  kind: string;
  world: string | null;
  route: string | null;
  profile: RouteProfile | null;
  distanceKm: number | null;
  elevationM: number | null;
  laps: number | null;
  /** How many signed up in each group. */
  counts: CategoryChoice[];
  palette: PosterPalette;
  /** Who may ride: everybody, everybody who has the link, or the club alone. */
  access: 'all' | 'link' | 'club';
}

const palettes: readonly PosterPalette[] = ['ink', 'rosa', 'stone', 'pine', 'sea', 'ochre'];

export function raceFacts(event: Event, routes: readonly RouteSummary[], messages: Messages): RaceFacts {
  const group = event.eventSubgroups[0];
  const summary = routes.find(({ id }) => id === (group?.routeId ?? event.routeId));
  const laps = group && group.laps > 0 ? group.laps : null;
  const setKm = group && group.distanceInMeters > 0 ? group.distanceInMeters / 1000 : null;
  return {
    kind: kindOf(event, messages),
    world: summary ? worldOf(summary.world, messages) : null,
    route: summary?.name ?? null,
    profile: summary
      ? raceProfile({ distanceKm: summary.distance, elevationM: summary.elevation, climbs: summary.climbs }, laps)
      : null,
    distanceKm: setKm ?? (laps === null ? null : (group?.distanceSummary?.distanceInKilometers ?? null)),
    elevationM: laps === null ? null : (group?.distanceSummary?.elevationGainInMeters ?? null),
    laps,
    counts: event.eventSubgroups.map(({ subgroupLabel, totalSignedUpCount }) => ({
      category: subgroupLabel,
      count: totalSignedUpCount,
    })),
    palette: paletteOf(event.organizerId?.urlSlug ?? ''),
    access: accessOf(event),
  };
}

function kindOf({ eventType, typeRaceCustom, sport }: Event, { kinds }: Messages): string {
  if (sport === 'RUNNING') return kinds.running;
  if (typeRaceCustom === 'catchUp' || typeRaceCustom === 'newbies') return kinds[typeRaceCustom];
  return Reflect.get(kinds, eventType) ?? kinds.RACE;
}

function accessOf({ microserviceEventVisibility }: Event): RaceFacts['access'] {
  if (microserviceEventVisibility === 'DEFINED_BY_RESOURCE_ID') return 'club';
  return microserviceEventVisibility === 'SHAREABLE' ? 'link' : 'all';
}

function worldOf(slug: string, { worlds }: Messages): string {
  return Reflect.get(worlds, slug) ?? slug;
}

// Until there are series, an organizer's races share a colour.
function paletteOf(slug: string): PosterPalette {
  const sum = Array.from(slug).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return palettes[sum % palettes.length] ?? 'ink';
}
