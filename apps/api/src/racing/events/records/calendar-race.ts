import type { StoredEvent } from './events.repository.ts';
import type { SubgroupFields } from './subgroup-fields.ts';

export type CalendarGroup = Pick<
  SubgroupFields,
  'id' | 'label' | 'eventSubgroupStart' | 'mapId' | 'routeId' | 'durationInSeconds'
>;

/** What calendars show of a race; it outlives the event when that is deleted. */
export interface CalendarRace
  extends Pick<StoredEvent, 'gameId' | 'name' | 'description' | 'eventStart' | 'revision' | 'revisedAt'> {
  eventSubgroups: readonly CalendarGroup[];
  isCancelled: boolean;
  /** The group of the reader; `null` in a calendar for all readers, and where the group was removed. */
  ownGroup: CalendarGroup | null;
}

/** Returns an event as a race of a calendar; `groupIds` are the groups in which the reader rides. */
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

function toGroup({ id, label, eventSubgroupStart, mapId, routeId, durationInSeconds }: CalendarGroup): CalendarGroup {
  return { id, label, eventSubgroupStart, mapId, routeId, durationInSeconds };
}
