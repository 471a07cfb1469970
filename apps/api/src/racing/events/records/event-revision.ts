import type { StoredEvent } from './events.repository.ts';
import type { SignUp } from './signed-riders.repository.ts';

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
  const isSame = !haveRidersMoved && !hasChanged(former, event);
  return isSame ? { revision: former.revision, revisedAt: former.revisedAt } : nextRevision(former, now);
}

/** Returns whether calendars and other sites show the event differently than before. */
export function hasChanged(former: Shown, event: Shown): boolean {
  return shownOf(former) !== shownOf(event);
}

/**
 * Returns whether a sign-up was moved to another group or withdrawn. Without a new revision, the rider's calendar would
 * keep the former group, even after another sign-up. `mainIds` maps additional game ids to main ones.
 */
export function haveRidersMoved(
  before: readonly SignUp[],
  after: readonly SignUp[],
  mainIds: ReadonlyMap<number, number>,
): boolean {
  const [former, present] = [before, after].map((signUps) =>
    Map.groupBy(signUps, ({ zwiftId }) => mainIds.get(zwiftId) ?? zwiftId),
  );
  return [...(former ?? [])].some(([person, signUps]) => groupsOf(signUps) !== groupsOf(present?.get(person) ?? []));
}

function groupsOf(signUps: readonly SignUp[]): string {
  return [...new Set(signUps.map(({ subgroupId }) => subgroupId))].toSorted((one, other) => one - other).join();
}

function shownOf({ name, description, eventStart, eventSubgroups }: Shown): string {
  const groups = eventSubgroups.map((group) => [
    group.id,
    group.label,
    group.eventSubgroupStart.toISOString(),
    group.mapId,
    group.routeId,
    group.place ?? null,
    group.laps,
    group.distanceInMeters,
    group.durationInSeconds,
  ]);
  return JSON.stringify([name, description, eventStart.toISOString(), groups]);
}
