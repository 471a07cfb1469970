import { toRaceListRow } from '@otryv/client/rows';
import type { Event, RouteSummary } from '@otryv/contract';
import { type RouteProfile, raceLength } from '@otryv/race';
import { type CategoryChoice, type PosterPalette, posterPalette } from '@otryv/ui';
import type { ru as eventMessages } from './messages/ru.ts';

/** Displayed facts of an event: those of its first group, as in all lists. */
export interface RaceFacts {
  kind: string;
  world: string | null;
  route: string | null;
  profile: RouteProfile | null;
  distanceKm: number | null;
  elevationM: number | null;
  laps: number | null;
  /** Duration of a time-limited race. */
  durationMs: number | null;
  /** Number of sign-ups in each group. */
  counts: CategoryChoice[];
  palette: PosterPalette;
  /** Visibility: public, by link, or for the club only. */
  access: 'all' | 'link' | 'club';
}

const palettes: readonly PosterPalette[] = ['ink', 'rosa', 'stone', 'pine', 'sea', 'ochre'];

export function raceFacts(event: Event, routes: readonly RouteSummary[], { kinds }: typeof eventMessages): RaceFacts {
  const group = event.eventSubgroups[0];
  const length = group ? raceLength(group) : null;
  const { kind, world, route, profile, distanceKm, elevationM, laps } = toRaceListRow(event, { routes, kinds });
  return {
    kind,
    world,
    route,
    profile,
    distanceKm,
    elevationM,
    laps,
    durationMs: length?.measuredIn === 'duration' ? length.durationMs : null,
    counts: event.eventSubgroups.map(({ subgroupLabel, totalSignedUpCount }) => ({
      category: subgroupLabel,
      count: totalSignedUpCount,
    })),
    palette: paletteOf(event),
    access: accessOf(event),
  };
}

/** Returns which riders can see an event: all, those with its link, or those of its club. */
export function accessOf({ microserviceEventVisibility }: Event): RaceFacts['access'] {
  if (microserviceEventVisibility === 'DEFINED_BY_RESOURCE_ID') return 'club';
  return microserviceEventVisibility === 'SHAREABLE' ? 'link' : 'all';
}

/** Returns the colour of the series, so that its races look alike; without one, that of the organizer. */
function paletteOf({ seriesId, organizerId }: Event): PosterPalette {
  if (seriesId) return posterPalette(seriesId.urlSlug);
  const letters = Array.from(organizerId?.urlSlug ?? '');
  const sum = letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return palettes[sum % palettes.length] ?? 'ink';
}
