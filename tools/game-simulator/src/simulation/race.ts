import { randomFor } from '../random.ts';
import type { Entrant, EventGroup, GameEvent } from '../world/gameEvent.ts';
import { type Course, courseOf } from './course.ts';
import { ridePeloton } from './peloton.ts';
import type { Ride } from './ride.ts';
import type { Starter } from './starter.ts';
import { rideCourse, rideInTime } from './steadyRide.ts';

const jumpSeconds = [300, 301, 302, 303, 304, 305];
const jumpWatts = 3160;

/** Rides of a race by profile id; riders without a start have none. */
export type Rides = ReadonlyMap<number, Ride>;

/** Simulates a race: one road for the whole event, or one per group if groups do not see each other. */
export function simulateRace(event: GameEvent, seed: number): Rides {
  const course = courseOf(event.route, event.length);
  const rides = event.knownTimes
    ? knownRides(event, course, event.knownTimes, seed)
    : event.isSteady
      ? aloneRides(event, course, seed, (entrant) => entrant.starts)
      : [...bunchRides(event, course, seed), ...aloneRides(event, course, seed, isLate)];
  const faulty = new Set(event.faultyMeters);
  return new Map(rides.map((ride) => [ride.profileId, faulty.has(ride.profileId) ? withJump(ride) : ride]));
}

/** Returns the ride with a few seconds of impossible power; the road is the same, as only the meter was wrong. */
function withJump(ride: Ride): Ride {
  return { ...ride, watts: ride.watts.map((watts, second) => (jumpSeconds.includes(second) ? jumpWatts : watts)) };
}

function roadsOf(event: GameEvent): (readonly EventGroup[])[] {
  return event.culling === 'CULLING_SUBGROUP_ONLY' ? event.groups.map((group) => [group]) : [event.groups];
}

function startersOf(group: EventGroup): Starter[] {
  return group.entrants
    .filter((entrant) => entrant.starts && !isLate(entrant))
    .map(({ rider, stopsAt, waveSeconds }: Entrant) => ({
      profileId: rider.profileId,
      body: rider.body,
      engine: rider.engine,
      delaySeconds: group.delaySeconds,
      waveSeconds,
      stopsAt,
    }));
}

/** Whether a rider joins late: without a bunch, and without affecting other rides. */
function isLate({ lateSeconds }: Entrant): boolean {
  return lateSeconds > 0;
}

function bunchRides(event: GameEvent, course: Course, seed: number): Ride[] {
  return roadsOf(event).flatMap((groups) => {
    const starters = groups.flatMap((group) => startersOf(group));
    const drafting = event.eventType !== 'TIME_TRIAL';
    return ridePeloton(starters, { course, drafting, seed: `${seed}/${event.id}` });
  });
}

/** Simulates each rider at a separate effort, without a bunch: cheap enough for the many races of the past. */
function aloneRides(event: GameEvent, course: Course, seed: number, rides: (entrant: Entrant) => boolean): Ride[] {
  return event.groups
    .flatMap((group) => group.entrants.filter(rides))
    .map(({ rider: { profileId, body, engine }, stopsAt, waveSeconds, lateSeconds }) => {
      const plan = { profileId, body, course, seed: `${seed}/${event.id}` };
      const form = randomFor(plan.seed, 'form', profileId).between(0.84, 0.96);
      const ride = rideCourse(plan, engine.criticalWatts * form, stopsAt);
      const durationMs = ride.durationMs === null ? null : ride.durationMs + lateSeconds * 1000;
      return { ...ride, waveSeconds, durationMs };
    });
}

function knownRides(event: GameEvent, course: Course, times: ReadonlyMap<number, number>, seed: number): Ride[] {
  return event.groups
    .flatMap((group) => group.entrants)
    .flatMap(({ rider: { profileId, body } }) => {
      const durationMs = times.get(profileId);
      return durationMs === undefined
        ? []
        : [rideInTime({ profileId, body, course, seed: `${seed}/${event.id}` }, durationMs)];
    });
}
