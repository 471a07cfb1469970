import type { StoredEvent } from './events.repository.ts';

type Revised = Pick<StoredEvent, 'name' | 'eventStart' | 'eventSubgroups'>;

/** The revision of an event that was read again: one more when calendars would show something else. */
export function revisionOf(former: Revised & Pick<StoredEvent, 'revision'>, event: Revised): number {
  const revision = former.revision ?? 0;
  return appointment(former) === appointment(event) ? revision : revision + 1;
}

function appointment({ name, eventStart, eventSubgroups }: Revised): string {
  const courses = eventSubgroups.map((group) => [
    ...[group.label, group.eventSubgroupStart.toISOString()],
    ...[group.routeId, group.laps, group.distanceInMeters, group.durationInSeconds],
  ]);
  return JSON.stringify([name, eventStart.toISOString(), courses]);
}
