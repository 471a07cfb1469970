import type { StoredEvent } from './events.repository.ts';

/** Version of a race for calendars: how often it has changed, and when it last did. */
export type Revision = Pick<StoredEvent, 'revision' | 'revisedAt'>;
type Shown = Pick<StoredEvent, 'name' | 'description' | 'eventStart' | 'eventSubgroups'>;

/** Returns the first revision of an event, or the one after the last revision of a deleted event. */
export function firstRevision(former: Revision | null, now: Date): Revision {
  return former ? nextRevision(former, now) : { revision: 0, revisedAt: now };
}

/** Increments the revision; a clock set back does not set its date back. */
export function nextRevision({ revision, revisedAt }: Revision, now: Date): Revision {
  return { revision: revision + 1, revisedAt: now > revisedAt ? now : revisedAt };
}

/** Returns the revision of an event that was read again: the next one if calendars would show a difference. */
export function revisionOf(
  former: Shown & Revision,
  event: Shown,
  { haveRidersMoved, now }: { haveRidersMoved: boolean; now: Date },
): Revision {
  const isSame = !haveRidersMoved && shownOf(former) === shownOf(event);
  return isSame ? { revision: former.revision, revisedAt: former.revisedAt } : nextRevision(former, now);
}

function shownOf({ name, description, eventStart, eventSubgroups }: Shown): string {
  const groups = eventSubgroups.map((group) => [
    group.id,
    group.label,
    group.eventSubgroupStart.toISOString(),
    group.mapId,
    group.routeId,
    group.laps,
    group.distanceInMeters,
    group.durationInSeconds,
  ]);
  return JSON.stringify([name, description, eventStart.toISOString(), groups]);
}
