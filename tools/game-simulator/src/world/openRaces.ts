import type { GameEvent } from './gameEvent.ts';
import { byLevel } from './raceFormats.ts';
import type { RacePlan } from './racePlan.ts';
import type { Rider } from './riders.ts';
import { buildEvent, MOST_GROUPS, type SeasonRace, toSeasonRace } from './season.ts';

const FIRST_EVENT = 5_300_001;
const FIRST_GROUP = 7_000_001;
const MINUTE = 60_000;
const EVERY = 30 * MINUTE;
/** Shortly before the fastest finish. */
const YOUNGEST = 20 * MINUTE;

const plan: Omit<RacePlan, 'name'> = {
  day: 0,
  clock: null,
  organizer: 'wind',
  finishProtocol: 'classicGroup',
  eventType: 'RACE',
  route: 'volcano-circuit',
  laps: 4,
  groups: byLevel([6, 9, 8, 5]),
  description: 'Открытый старт каждые полчаса: кто успел, тот и едет.',
};

/**
 * Returns the open race that started 20 to 50 minutes ago; one starts every half an hour from the anchor on. `null`
 * before the first.
 */
export function openRace(anchor: Date, now: Date): SeasonRace | null {
  const index = Math.floor((now.getTime() - YOUNGEST - anchor.getTime()) / EVERY);
  return index < 0
    ? null
    : { ...toSeasonRace(planOf(index), FIRST_EVENT + index, anchor), start: startOf(index, anchor) };
}

/** Builds the open race with the id of an event or of a group, each time; `null` if there is none. */
export function buildOpenRace(
  of: { event: number } | { group: number },
  given: { anchor: Date; seed: number; riders: readonly Rider[] },
  now: number,
): GameEvent | null {
  const index = 'event' in of ? of.event - FIRST_EVENT : Math.floor((of.group - FIRST_GROUP) / MOST_GROUPS);
  const start = startOf(index, given.anchor);
  // The start for an id beyond all dates is NaN, and every comparison with it is false.
  const isListed = start.getTime() <= now + EVERY;
  if (index < 0 || !isListed) return null;
  const ids = { id: FIRST_EVENT + index, firstGroupId: FIRST_GROUP + index * MOST_GROUPS };
  return { ...buildEvent(planOf(index), ids, given), start: start.getTime(), isSteady: true };
}

function planOf(index: number): RacePlan {
  return { ...plan, name: `Открытый круг №${index + 1}` };
}

function startOf(index: number, anchor: Date): Date {
  return new Date(anchor.getTime() + index * EVERY);
}
