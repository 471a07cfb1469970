import type { Event, RouteSummary } from '@otryv/contract';
import { type Locale, raceProfile, warnDeprecated, worldName, worldSlug } from '@otryv/race';
import type { RaceListRow } from '@otryv/tables';
import { metresPerKm } from './units.ts';

/** Labels for the kinds of races, as shown in the column. */
export interface RaceKindWords {
  RACE: string;
  TIME_TRIAL: string;
  GROUP_RIDE: string;
  GROUP_WORKOUT: string;
  catchUp: string;
  newbies: string;
  running: string;
}

export interface RaceListWords {
  /** The `routes` of the same response. */
  routes: readonly RouteSummary[];
  kinds: RaceKindWords;
  /**
   * @deprecated Omit it: the world is then its slug, which the tables show by its name in the reader's language. In other
   * markup use `worldName` of `@otryv/race`.
   */
  locale?: Locale | undefined;
}

type Facts = Pick<RaceListRow, 'kind' | 'world' | 'route' | 'profile' | 'distanceKm' | 'elevationM' | 'laps'>;

/**
 * Converts a race of the API's lists to a row of `ScheduleTable` and `ResultsListTable`, with the route and distance of
 * its first group.
 */
export function toRaceListRow(event: Event, { routes, kinds, locale }: RaceListWords): Event & Facts {
  const group = event.eventSubgroups[0];
  const summary = routes.find(({ id }) => id === (group?.routeId ?? event.routeId));
  const laps = group && group.laps > 0 ? group.laps : null;
  const setKm = group && group.distanceInMeters > 0 ? group.distanceInMeters / metresPerKm : null;

  return {
    ...event,
    kind: kindOf(event, kinds),
    world: worldOf(summary?.world ?? worldSlug(group?.mapId ?? event.mapId), locale),
    route: summary?.name ?? null,
    profile: summary ? profileOf(summary, laps) : null,
    distanceKm: setKm ?? (laps === null ? null : (group?.distanceSummary?.distanceInKilometers ?? null)),
    elevationM: laps === null ? null : (group?.distanceSummary?.elevationGainInMeters ?? null),
    laps,
  };
}

function worldOf(slug: string | null, locale: Locale | undefined): string | null {
  if (locale === undefined) return slug;
  warnDeprecated('locale of toRaceListRow', 'Omit it: the tables show the world in the language of the page.');
  return worldName(slug, locale);
}

function profileOf({ distance, elevation, climbs, heights }: RouteSummary, laps: number | null) {
  return raceProfile({ distanceKm: distance, elevationM: elevation, climbs, heights }, laps);
}

function kindOf({ eventType, typeRaceCustom, sport }: Event, kinds: RaceKindWords): string {
  if (sport === 'RUNNING') return kinds.running;
  if (typeRaceCustom === 'catchUp' || typeRaceCustom === 'newbies') return kinds[typeRaceCustom];
  return Reflect.get(kinds, eventType) ?? kinds.RACE;
}
