import { type RegistrationMode, withRegistration } from '@otryv/race';
import { eventJson } from '../wire/eventJson.ts';
import type { GameEvent } from './gameEvent.ts';
import type { RacePlan } from './racePlan.ts';
import type { Rider } from './riders.ts';
import { buildEvent, MOST_GROUPS, type SeasonRace, toSeasonRace } from './season.ts';
import { fiveGroups, type ShowcasePlan, showcasePlan } from './showcasePlan.ts';
import type { World } from './world.ts';

const FIRST_EVENT = 5_200_001;
const FIRST_GROUP = 6_700_001;
// After the last race of the season.
const FIRST_DAY = 6;
const PER_DAY = 2;
const RUN_PACE = { paceType: 2, fromPaceValue: 9, toPaceValue: 12 };

/** Future event that demonstrates one feature of events. */
export interface ShowcaseEvent extends SeasonRace {
  readonly registrationMode: RegistrationMode;
}

/** Returns the events of the days after the season: one per registration mode, and one per further kind of event. */
export function showcase(anchor: Date): ShowcaseEvent[] {
  return showcasePlan.map((plan, index) => ({
    ...toSeasonRace(toRacePlan(plan, index), FIRST_EVENT + index, anchor),
    registrationMode: plan.mode,
  }));
}

/** Adds the showcase to a world, each event as an organizer would have written it. */
export function addShowcase(world: World, anchor: Date): void {
  const riders: Rider[] = [...world.riders.values()];
  for (const [index, plan] of showcasePlan.entries()) {
    const ids = { id: FIRST_EVENT + index, firstGroupId: FIRST_GROUP + index * MOST_GROUPS };
    const built = buildEvent(toRacePlan(plan, index), ids, { anchor, seed: world.seed, riders });
    const event: GameEvent = { ...built, visibility: plan.visibility };
    world.put(event);
    world.write(event.id, documentOf(plan, eventJson(world, event, true)), null);
  }
}

function toRacePlan(plan: ShowcasePlan, index: number): RacePlan {
  const { name, description, organizer = 'axis', route = 'volcano-circuit', groups = fiveGroups, escorted } = plan;
  return {
    name,
    description,
    organizer,
    route,
    groups,
    laps: plan.isRun ? 1 : 2,
    ...(escorted && { escorted }),
    day: FIRST_DAY + Math.floor(index / PER_DAY),
    clock: index % PER_DAY === 0 ? '09:00' : '17:30',
    finishProtocol: plan.finishProtocol ?? (groups === fiveGroups ? 'classicGroup' : 'classicCommon'),
    eventType: groups === fiveGroups ? 'RACE' : 'GROUP_RIDE',
  };
}

function documentOf(plan: ShowcasePlan, json: ReturnType<typeof eventJson>) {
  const site = { finishProtocol: 'classicGroup', importanceLevel: 'standard', seriesId: null } as const;
  const { event } = withRegistration({ event: json, registrationMode: null, ...site }, plan.mode);
  const course = plan.seconds === undefined ? {} : { durationInSeconds: plan.seconds, laps: 0, distanceInMeters: 0 };
  const eventSubgroups = event.eventSubgroups.map((group) => ({
    ...group,
    ...course,
    ...(plan.isRun && RUN_PACE),
  }));
  return {
    ...event,
    ...course,
    eventSubgroups,
    ...(plan.culling !== undefined && { cullingType: plan.culling }),
    ...(plan.isRun && { sport: 'RUNNING' }),
  };
}
