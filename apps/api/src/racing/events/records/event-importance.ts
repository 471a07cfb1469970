import { IMPORTANCE_LEVELS, type ImportanceLevel, importanceLevel, raceLength } from '@otryv/race';
import { hourMs } from '../../../kernel/time-units.ts';
import type { StoredEvent } from './events.repository.ts';

const metresPerMs = 30_000 / hourMs;
type Facts = Pick<StoredEvent, 'eventType' | 'importanceLevel' | 'eventSubgroups'>;

/** Returns how much an event counts for the rating: as chosen, unless its type or length decides. */
export function importanceOf({ eventType, importanceLevel: chosen, eventSubgroups }: Facts): ImportanceLevel {
  const metres = eventSubgroups.flatMap((group) => metresOf(group) ?? []);
  const shortestMetres = metres.length === 0 ? null : Math.min(...metres);
  const level = IMPORTANCE_LEVELS.find((known) => known === chosen) ?? 'standard';
  return importanceLevel(level, { eventType, shortestMetres });
}

function metresOf(group: StoredEvent['eventSubgroups'][number]): number | null {
  const length = raceLength(group);
  if (length?.measuredIn === 'distance') return length.distanceKm * 1000;
  if (length?.measuredIn === 'duration') return length.durationMs * metresPerMs;
  return group.distanceSummary && group.distanceSummary.distanceInKilometers * 1000;
}
