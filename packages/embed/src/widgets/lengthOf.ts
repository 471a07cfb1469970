import type { Event } from '@otryv/contract';
import { formatDistance, formatDuration, formatLaps, type Locale, raceLength } from '@otryv/race';

/** How far, how long or how many laps the first group of an event rides; `null` where that is not set. */
export function lengthOf({ eventSubgroups: [group] }: Pick<Event, 'eventSubgroups'>, locale: Locale): string | null {
  const length = group ? raceLength(group) : null;
  if (!group || !length) return null;
  if (length.measuredIn === 'distance') return formatDistance(length.distanceKm, { locale });
  if (length.measuredIn === 'duration') return formatDuration(length.durationMs);
  const km = group.distanceSummary?.distanceInKilometers;
  return km ? formatDistance(km, { locale }) : formatLaps(length.laps, locale);
}
