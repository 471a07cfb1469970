import type { Event, RouteSummary } from '@otryv/contract';
import { type RouteProfile, raceLength, raceProfile, worldName, worldSlug } from '@otryv/race';
import { type CategoryChoice, type PosterPalette, posterPalette } from '@otryv/ui';
import type { EventMessages } from './messages/useEventMessages.ts';

/** The displayed facts of an event: those of its first group, as in all lists. */
export interface RaceFacts {
  kind: string;
  world: string | null;
  route: string | null;
  profile: RouteProfile | null;
  distanceKm: number | null;
  elevationM: number | null;
  laps: number | null;
  /** How long the race takes where it ends after a time. */
  durationMs: number | null;
  /** How many signed up in each group. */
  counts: CategoryChoice[];
  palette: PosterPalette;
  /** The visibility: public, by link, or for the club only. */
  access: 'all' | 'link' | 'club';
}

const palettes: readonly PosterPalette[] = ['ink', 'rosa', 'stone', 'pine', 'sea', 'ochre'];

export function raceFacts(event: Event, routes: readonly RouteSummary[], messages: EventMessages): RaceFacts {
  const group = event.eventSubgroups[0];
  const summary = routes.find(({ id }) => id === (group?.routeId ?? event.routeId));
  const length = group ? raceLength(group) : null;
  const laps = group && group.laps > 0 ? group.laps : null;
  const setKm = group && group.distanceInMeters > 0 ? group.distanceInMeters / 1000 : null;
  return {
    kind: kindOf(event, messages),
    world: worldName(summary?.world ?? worldSlug(group?.mapId ?? event.mapId)),
    route: summary?.name ?? null,
    profile: summary
      ? raceProfile(
          {
            distanceKm: summary.distance,
            elevationM: summary.elevation,
            climbs: summary.climbs,
            heights: summary.heights,
          },
          laps,
        )
      : null,
    distanceKm: setKm ?? (laps === null ? null : (group?.distanceSummary?.distanceInKilometers ?? null)),
    elevationM: laps === null ? null : (group?.distanceSummary?.elevationGainInMeters ?? null),
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

function kindOf({ eventType, typeRaceCustom, sport }: Event, { kinds }: EventMessages): string {
  if (sport === 'RUNNING') return kinds.running;
  if (typeRaceCustom === 'catchUp' || typeRaceCustom === 'newbies') return kinds[typeRaceCustom];
  return Reflect.get(kinds, eventType) ?? kinds.RACE;
}

/** Which riders see an event: all, those with its link, or those of its club. */
export function accessOf({ microserviceEventVisibility }: Event): RaceFacts['access'] {
  if (microserviceEventVisibility === 'DEFINED_BY_RESOURCE_ID') return 'club';
  return microserviceEventVisibility === 'SHAREABLE' ? 'link' : 'all';
}

/** The colour of the series, so that its races look alike; without one that of the organizer. */
function paletteOf({ seriesId, organizerId }: Event): PosterPalette {
  if (seriesId) return posterPalette(seriesId.urlSlug);
  const letters = Array.from(organizerId?.urlSlug ?? '');
  const sum = letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return palettes[sum % palettes.length] ?? 'ink';
}
