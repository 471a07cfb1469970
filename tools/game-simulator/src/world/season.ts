import { fillGroups } from './entrants.ts';
import type { GameEvent } from './gameEvent.ts';
import { organizers } from './organizers.ts';
import type { FinishProtocol, RacePlan } from './racePlan.ts';
import { inventRiders, type Rider } from './riders.ts';
import { routeBySlug } from './routeBySlug.ts';
import { seasonPlan } from './seasonPlan.ts';

const FIRST_EVENT = 5100001;
const FIRST_GROUP = 6500001;
export const MOST_GROUPS = 5;
const DAY = 86_400_000;
const RUNNING_SINCE = 20 * 60_000;
const BY_LEVEL =
  '(subgroup.label == 1 && powerCurves.category == 0) || (powerCurves.category != 5 && powerCurves.category >= subgroup.label) || (powerCurves.category == 5 && subgroup.label == 5)';

/** One race of the season, as required by a demo. */
export interface SeasonRace {
  readonly id: number;
  readonly name: string;
  /** Name of the organizer. */
  readonly organizer: string;
  readonly finishProtocol: FinishProtocol;
  readonly start: Date;
}

/**
 * Returns the races of the simulated season in order of their start: twelve on the thirteen days before the anchor, one
 * that started twenty minutes before it, six on the days after. The seed changes the riders and their rides, not the
 * calendar.
 */
export function season(anchor: Date, _seed: number): SeasonRace[] {
  return seasonPlan.map((plan, index) => toSeasonRace(plan, FIRST_EVENT + index, anchor));
}

/** Converts a planned race for a demo. */
export function toSeasonRace(plan: RacePlan, id: number, anchor: Date): SeasonRace {
  return {
    id,
    name: plan.name,
    finishProtocol: plan.finishProtocol,
    organizer: organizers[plan.organizer].name,
    start: new Date(startOf(plan, anchor)),
  };
}

/** Returns the profile ids of the riders who start in a race of the season, in the order of their numbers. */
export function startersOf(raceId: number, anchor: Date, seed: number): number[] {
  const event = buildSeason(anchor, seed, inventRiders(seed)).find(({ id }) => id === raceId);
  const entrants = event?.groups.flatMap((group) => group.entrants) ?? [];
  return entrants.filter(({ starts }) => starts).map(({ rider }) => rider.profileId);
}

/** Builds the events of the season with their groups and signed-up riders. */
export function buildSeason(anchor: Date, seed: number, riders: readonly Rider[]): GameEvent[] {
  return seasonPlan.map((plan, index) => {
    const ids = { id: FIRST_EVENT + index, firstGroupId: FIRST_GROUP + index * MOST_GROUPS };
    return buildEvent(plan, ids, { anchor, seed, riders });
  });
}

/** Builds the event of a planned race with its groups and signed-up riders. */
export function buildEvent(
  plan: RacePlan,
  { id, firstGroupId }: { id: number; firstGroupId: number },
  { anchor, seed, riders }: { anchor: Date; seed: number; riders: readonly Rider[] },
): GameEvent {
  const field = plan.womenOnly ? women(riders) : riders;
  const groups = fillGroups({ seed, eventId: id, firstGroupId, plan, riders: field });
  return { id, groups, start: startOf(plan, anchor), ...describe(plan), faultyMeters: faultyMetersOf(plan, groups) };
}

function describe(plan: RacePlan): Omit<GameEvent, 'id' | 'groups' | 'start'> {
  return {
    name: plan.name,
    description: plan.description,
    organizer: organizers[plan.organizer],
    finishProtocol: plan.finishProtocol,
    eventType: plan.eventType,
    route: routeBySlug(plan.route),
    length: { laps: plan.laps, distanceInMeters: 0 },
    rules: rulesOf(plan),
    tags:
      plan.finishProtocol === 'catchUp' ? ['ranked', 'showplacements', 'ttbikesdraft'] : ['ranked', 'showplacements'],
    culling: plan.finishProtocol === 'classicGroup' ? 'CULLING_SUBGROUP_ONLY' : 'CULLING_EVENT_ONLY',
    visibility: plan.clubOnly ? 'DEFINED_BY_RESOURCE_ID' : 'SHAREABLE',
    accessExpression: plan.finishProtocol === 'classicGroup' ? BY_LEVEL : null,
    knownTimes: null,
    isSteady: false,
  };
}

/** Returns one rider in the middle of the field. */
function faultyMetersOf({ hasFaultyMeter }: RacePlan, groups: GameEvent['groups']): number[] {
  const finishers = groups.flatMap(({ entrants }) =>
    entrants.filter(({ starts, stopsAt }) => starts && stopsAt === null),
  );
  const rider = finishers[Math.floor(finishers.length / 2)]?.rider;
  return hasFaultyMeter && rider ? [rider.profileId] : [];
}

function startOf(plan: RacePlan, anchor: Date): number {
  if (plan.clock === null) return anchor.getTime() - RUNNING_SINCE;
  const midnight = Math.floor(anchor.getTime() / DAY) * DAY;
  return new Date(midnight + plan.day * DAY).setUTCHours(...clockOf(plan.clock));
}

function clockOf(clock: string): [hours: number, minutes: number] {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return [Number(hours), Number(minutes)];
}

function rulesOf(plan: RacePlan): string[] {
  return [
    'NO_POWERUPS',
    'SHOW_RACE_RESULTS',
    ...(plan.eventType === 'TIME_TRIAL' ? ['NO_DRAFTING'] : []),
    ...(plan.womenOnly ? ['LADIES_ONLY'] : []),
  ];
}

function women(riders: readonly Rider[]): Rider[] {
  return riders.filter((rider) => !rider.male);
}
