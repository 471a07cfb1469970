import { dayMs } from '../../../kernel/time-units.ts';
import type { StoredEvent } from './events.repository.ts';
import type { SubgroupFields } from './subgroup-fields.ts';

export type CalendarGroup = Pick<
  SubgroupFields,
  'id' | 'label' | 'eventSubgroupStart' | 'mapId' | 'place' | 'durationInSeconds'
>;

/** Retention of a started race in a rider's calendar: it does not vanish at the start. */
export const riddenMs = 30 * dayMs;

/** Race in the form calendars show; outlives a deleted event. */
export interface CalendarRace
  extends Pick<StoredEvent, 'gameId' | 'name' | 'description' | 'eventStart' | 'revision' | 'revisedAt'> {
  eventSubgroups: readonly CalendarGroup[];
  isCancelled: boolean;
  /** The reader's group; `null` in a calendar for all readers, and if the group was removed. */
  ownGroup: CalendarGroup | null;
}

/** Converts an event to a race of a calendar; `groupIds` are the groups in which the reader rides. */
export function toCalendarRace(
  {
    gameId,
    name,
    description,
    eventStart,
    revision,
    revisedAt,
    eventSubgroups,
  }: Omit<CalendarRace, 'isCancelled' | 'ownGroup'>,
  { isCancelled = false, groupIds = [] }: { isCancelled?: boolean; groupIds?: readonly number[] } = {},
): CalendarRace {
  const groups = eventSubgroups.map(toGroup);
  const [ownGroup = null] = groups
    .filter(({ id }) => groupIds.includes(id))
    .toSorted((one, other) => Number(one.eventSubgroupStart) - Number(other.eventSubgroupStart));
  return { gameId, name, description, eventStart, revision, revisedAt, eventSubgroups: groups, isCancelled, ownGroup };
}

function toGroup({ id, label, eventSubgroupStart, mapId, place, durationInSeconds }: CalendarGroup): CalendarGroup {
  return { id, label, eventSubgroupStart, mapId, ...(place && { place }), durationInSeconds };
}
