import type { Route } from 'zwift-data';
import { type Course, courseOf } from '../simulation/course.ts';
import { type Ride, racedSeconds } from '../simulation/ride.ts';
import { rideSteadily, runSteadily } from '../simulation/steadyRide.ts';
import { raceActivityId, readActivityId, trainingActivityId } from '../wire/activityId.ts';
import type { EventGroup, GameEvent } from './gameEvent.ts';
import type { Rider } from './riders.ts';
import { routeBySlug } from './routeBySlug.ts';
import type { RaceRide, World } from './world.ts';

const DAY = 86_400_000;
const TRAINING_RIDES = 3;
const RUNNER_EVERY = 3;
const POWER_DAYS = 90;

/** Saved activity of a rider: a race of this world, or a training ride. */
export interface Activity {
  readonly id: string;
  readonly rider: Rider;
  readonly name: string;
  readonly startedAt: number;
  readonly savedAt: number;
  readonly ride: Ride;
  readonly course: Course;
  readonly route: Route;
  readonly sport: 'CYCLING' | 'RUNNING';
  /** Race of the activity; `null` for a training ride. */
  readonly race: RaceRide | null;
  /** Whether it has been saved by the world's clock. */
  readonly saved: boolean;
  /** Whether its per-second data can be read: in the history for ninety days. */
  readonly hasPower: boolean;
}

/** Returns the newest saved activities of a rider, up to a limit: only their races are simulated. */
export function activitiesOf(world: World, rider: Rider, most: number): Activity[] {
  const { profileId } = rider;
  const races = world
    .events()
    .filter((event) => event.groups.some((group) => isIn(group, profileId) && world.hasStarted(event, group)))
    .map((event) => ({ at: event.start, find: () => raceActivities(world, event, profileId) }));
  const trainings = Array.from({ length: TRAINING_RIDES }, (_, number) => training(world, rider, number));
  const rides = trainings.map((activity) => ({ at: activity.startedAt, find: () => [activity] }));
  const found: Activity[] = [];
  for (const { find } of [...races, ...rides].toSorted((one, other) => other.at - one.at)) {
    if (found.length >= most) break;
    found.push(...find());
  }
  return found.toSorted((one, other) => other.startedAt - one.startedAt);
}

function isIn(group: EventGroup, profileId: number): boolean {
  return group.entrants.some((entrant) => entrant.rider.profileId === profileId);
}

function raceActivities(world: World, event: GameEvent, profileId: number): Activity[] {
  return world
    .rides(event)
    .filter((row) => row.entrant.rider.profileId === profileId && world.isSaved(row))
    .map((row) => raceActivity(world, row));
}

/** Returns the activity with this id, or `null` if there is none. */
export function findActivity(world: World, id: string): Activity | null {
  const ref = readActivityId(id);
  if (ref?.kind === 'training') {
    const rider = [...world.riders.values()][ref.riderIndex];
    return rider && ref.number < TRAINING_RIDES ? training(world, rider, ref.number) : null;
  }
  const event = ref && world.event(ref.eventId);
  if (!event) return null;
  const row = world.rides(event).find(({ entrant }) => entrant.number === ref.number);
  return row ? raceActivity(world, row) : null;
}

function raceActivity(world: World, row: RaceRide): Activity {
  const { event, group, entrant, ride, startedAt, savedAt } = row;
  return {
    id: raceActivityId(event.id, entrant.number),
    rider: entrant.rider,
    sport: 'CYCLING',
    name: `Zwift - ${event.eventType === 'RACE' ? 'Race' : 'Group Ride'}: ${event.name} (${group.label})`,
    startedAt,
    savedAt,
    ride,
    course: courseOf(event.route, event.length),
    route: event.route,
    race: row,
    saved: world.isSaved(row),
    hasPower: world.isSaved(row) && (!event.isSteady || savedAt > world.clock.now() - POWER_DAYS * DAY),
  };
}

/**
 * Places training rides, and a run of every third rider, in the week before the season's first race, so that they never
 * move.
 */
function training(world: World, rider: Rider, number: number): Activity {
  const index = [...world.riders.keys()].indexOf(rider.profileId);
  const route = routeBySlug('tempus-fugit');
  const course = courseOf(route, { laps: 3, distanceInMeters: 0 });
  const seconds = 1200 + ((rider.profileId * 31 + number * 977) % 2400);
  const plan = { profileId: rider.profileId, body: rider.body, course, seed: `${world.seed}/${number}`, seconds };
  const isRun = number === TRAINING_RIDES - 1 && index % RUNNER_EVERY === 0;
  const ride = isRun ? runSteadily(plan) : rideSteadily(plan, rider.engine.criticalWatts * 0.62);
  const firstStart = Math.min(
    ...world
      .events()
      .filter(({ knownTimes, isSteady }) => !knownTimes && !isSteady)
      .map(({ start }) => start),
  );
  const startedAt = firstStart - (number + 1) * 2 * DAY;
  return {
    id: trainingActivityId(index, number),
    rider,
    sport: isRun ? 'RUNNING' : 'CYCLING',
    name: `Zwift - ${isRun ? 'Run: ' : ''}${route.name}`,
    startedAt,
    savedAt: startedAt + racedSeconds(ride) * 1000,
    ride,
    course,
    route,
    race: null,
    saved: true,
    hasPower: true,
  };
}
