import { type Random, randomFor } from '../random.ts';
import type { Entrant, EventGroup } from './gameEvent.ts';
import { type FinishProtocol, GROUP_LABELS, type GroupLabel, type GroupPlan, type RacePlan } from './racePlan.ts';
import type { Rider } from './riders.ts';

const NO_SHOW = 0.06;
const ABSENT_REGULARS = 0.12;
const ROW_SECONDS = 15;
const RIDERS_PER_ROW = 2;
const NEWBIE_PACE: Partial<Record<GroupLabel, readonly [number, number]>> = {
  C: [2.63, 3.36],
  D: [1, 2.629],
  E: [1, 7],
};
const LEVEL_PACE: Record<GroupLabel, readonly [number, number]> = {
  A: [4, 6],
  B: [3.2, 3.99],
  C: [2.5, 3.19],
  D: [1, 2.49],
  E: [1, 6],
};

/** Source of an event's groups. */
export interface FieldPlan {
  readonly seed: number;
  readonly eventId: number;
  readonly firstGroupId: number;
  readonly plan: RacePlan;
  readonly riders: readonly Rider[];
}

/** Signs riders up to the groups of a race: each at most once, with a few no-shows and a few DNFs. */
export function fillGroups({ seed, eventId, firstGroupId, plan, riders }: FieldPlan): EventGroup[] {
  const random = randomFor(seed, 'field', eventId);
  const waiting = new Set(inOrderOfSignUp(riders, { seed, random, regulars: plan.regulars }));
  let number = 0;
  const groups = plan.groups.map((group, index) => {
    const signed = takeRiders(waiting, group);
    const entrants = signed.map((rider, place) => {
      number += 1;
      return signUp(random, { rider, number, place, timeTrial: plan.eventType === 'TIME_TRIAL' });
    });
    return {
      id: firstGroupId + index,
      label: group.label,
      delaySeconds: group.delayMinutes * 60,
      pace: paceOf(plan.finishProtocol, group.label),
      startLocation: GROUP_LABELS.indexOf(group.label) + 1,
      leaders: plan.escorted ? signed.slice(0, 1).map((rider) => rider.profileId) : [],
      sweepers: plan.escorted ? signed.slice(-1).map((rider) => rider.profileId) : [],
      entrants,
    };
  });
  return withQuitters(random, groups);
}

interface SignUpOrder {
  readonly seed: number;
  readonly random: Random;
  readonly regulars: string | undefined;
}

/** Orders riders by sign-up: most regulars of a series come first each time. */
function inOrderOfSignUp(riders: readonly Rider[], { seed, random, regulars }: SignUpOrder): readonly Rider[] {
  if (regulars === undefined) return random.shuffled(riders);
  return randomFor(seed, 'regulars', regulars)
    .shuffled(riders)
    .filter(() => !random.chance(ABSENT_REGULARS));
}

function takeRiders(waiting: Set<Rider>, { takes, size }: GroupPlan): Rider[] {
  const taken = [...waiting].filter((rider) => fits(rider, takes)).slice(0, size);
  for (const rider of taken) waiting.delete(rider);
  return taken;
}

function fits(rider: Rider, takes: GroupPlan['takes']): boolean {
  if (takes === 'anyone') return true;
  return takes === 'women' ? !rider.male : takes.includes(rider.category);
}

interface SignUp {
  readonly rider: Rider;
  readonly number: number;
  readonly place: number;
  readonly timeTrial: boolean;
}

function signUp(random: Random, { timeTrial, place, ...entrant }: SignUp): Entrant {
  return {
    ...entrant,
    starts: !random.chance(NO_SHOW),
    stopsAt: null,
    lateSeconds: 0,
    waveSeconds: timeTrial ? Math.floor(place / RIDERS_PER_ROW) * ROW_SECONDS : 0,
  };
}

/** Marks two to five riders of a hundred as giving up, and at least one. */
function withQuitters(random: Random, groups: readonly EventGroup[]): EventGroup[] {
  const starters = groups.flatMap((group) => group.entrants.filter((entrant) => entrant.starts));
  const count = Math.max(1, Math.round(starters.length * random.between(0.025, 0.045)));
  const quitters = new Set(random.shuffled(starters).slice(0, count));
  const stop = (entrant: Entrant) =>
    quitters.has(entrant) ? { ...entrant, stopsAt: random.between(0.2, 0.85) } : entrant;
  return groups.map((group) => ({ ...group, entrants: group.entrants.map(stop) }));
}

function paceOf(protocol: FinishProtocol, label: GroupLabel): readonly [number, number] {
  if (protocol === 'catchUp') return [1, 6];
  return (protocol === 'newbies' && NEWBIE_PACE[label]) || LEVEL_PACE[label];
}
