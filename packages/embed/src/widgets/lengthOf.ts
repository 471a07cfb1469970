import type { Event } from '@otryv/contract';
import { formatDistance, formatDuration, formatLaps, type Locale, raceLength } from '@otryv/race';

/** Formats the distance, the duration or the laps of an event's first group; `null` if unset. */
export function lengthOf({ eventSubgroups: [group] }: Pick<Event, 'eventSubgroups'>, locale: Locale): string | null {
  const length = group ? raceLength(group) : null;
  if (!group || !length) return null;
  if (length.measuredIn === 'distance') return formatDistance(length.distanceKm, { locale });
  if (length.measuredIn === 'duration') return formatDuration(length.durationMs);
  const km = group.distanceSummary?.distanceInKilometers;
  return km ? formatDistance(km, { locale }) : formatLaps(length.laps, locale);
}
