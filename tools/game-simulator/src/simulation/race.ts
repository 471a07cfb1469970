import type { Entrant, EventGroup, GameEvent } from '../world/gameEvent.ts';
import { type Course, courseOf } from './course.ts';
import { ridePeloton } from './peloton.ts';
import type { Ride } from './ride.ts';
import type { Starter } from './starter.ts';
import { rideInTime } from './steadyRide.ts';

/** The rides of a race by profile id; riders who did not start have none. */
export type Rides = ReadonlyMap<number, Ride>;

/** Simulates a race: one road for the whole event, or one per group where groups do not see each other. */
export function simulateRace(event: GameEvent, seed: number): Rides {
  const course = courseOf(event.route, event.length);
  const rides = event.knownTimes
    ? knownRides(event, course, event.knownTimes, seed)
    : roadsOf(event).flatMap((groups) => {
        const starters = groups.flatMap((group) => startersOf(group));
        const drafting = event.eventType !== 'TIME_TRIAL';
        return ridePeloton(starters, { course, drafting, seed: `${seed}/${event.id}` });
      });
  return new Map(rides.map((ride) => [ride.profileId, ride]));
}

function roadsOf(event: GameEvent): (readonly EventGroup[])[] {
  return event.culling === 'CULLING_SUBGROUP_ONLY' ? event.groups.map((group) => [group]) : [event.groups];
}

function startersOf(group: EventGroup): Starter[] {
  return group.entrants
    .filter((entrant) => entrant.starts)
    .map(({ rider, stopsAt, waveSeconds }: Entrant) => ({
      profileId: rider.profileId,
      body: rider.body,
      engine: rider.engine,
      delaySeconds: group.delaySeconds,
      waveSeconds,
      stopsAt,
    }));
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
