import type { Course } from './course.ts';
import type { Ride } from './ride.ts';
import { type RiderOnRoad, toRide, toStart } from './rider.ts';
import type { Starter } from './starter.ts';
import { chooseWatts, rideOneSecond, type View } from './tactics.ts';

const LONGEST_SECONDS = 6 * 3600;
const SHELTER_METRES = 12;
const NOBODY: Pick<View, 'gap' | 'speedInFront' | 'shelter'> = {
  gap: Number.POSITIVE_INFINITY,
  speedInFront: 0,
  shelter: 0,
};

/** Rules of riding a race. */
export interface PelotonRules {
  readonly course: Course;
  /** `false` in time trials: without drafting. */
  readonly drafting: boolean;
  readonly seed: string;
}

/**
 * Simulates riders on the same road, second by second.
 *
 * The finish time has milliseconds: the line is crossed within a second at constant speed. A rider who does not reach
 * it within six hours has not finished. Deterministic for equal input.
 */
export function ridePeloton(starters: readonly Starter[], { course, drafting, seed }: PelotonRules): Ride[] {
  const riders = starters.map((starter) => toStart(starter, course.length, seed));
  const road = [...riders];
  for (let second = 0; road.length > 0 && second < LONGEST_SECONDS; second += 1) {
    byPosition(road);
    const before = road.map((rider) => rider.position);
    road.forEach((rider, place) => {
      if (second < rider.startsAt) return;
      const seen = drafting ? inFront(road, before, place, second) : NOBODY;
      const gradient = course.gradientAt(rider.position);
      const view = { ...seen, second, gradient, metresToGo: course.length - rider.position };
      rideOneSecond(rider, chooseWatts(rider, view), view);
      leaveTheRoad(rider, course.length);
    });
    removeFinished(road);
  }
  for (const rider of riders) rollOut(rider, course);
  return riders.map(toRide);
}

/** Sorts by insertion, front of the race first: the order of one second is nearly that of the last. */
function byPosition(road: RiderOnRoad[]): void {
  for (let index = 1; index < road.length; index += 1) {
    const rider = road[index];
    if (!rider) continue;
    let place = index - 1;
    for (let other = road[place]; other && other.position < rider.position; other = road[place]) {
      road[place + 1] = other;
      place -= 1;
    }
    road[place + 1] = rider;
  }
}

function inFront(road: readonly RiderOnRoad[], before: readonly number[], place: number, second: number) {
  const own = before[place] ?? 0;
  const next = road[place - 1];
  if (!next || second < next.startsAt) return NOBODY;
  const gap = (before[place - 1] ?? own) - own;
  if (gap > SHELTER_METRES) return { gap, speedInFront: next.speed, shelter: 0 };

  let crowd = 1;
  while (crowd < 6 && (before[place - crowd - 1] ?? Number.POSITIVE_INFINITY) - own < SHELTER_METRES) crowd += 1;
  return { gap, speedInFront: next.speed, shelter: (0.2 + 0.025 * crowd) * (1 - gap / SHELTER_METRES) };
}

function leaveTheRoad(rider: RiderOnRoad, length: number): void {
  if (rider.position >= rider.stopsAt) rider.riding = false;
  if (rider.position < length || !rider.riding) return;
  const beyond = (rider.position - length) / rider.speed;
  rider.durationMs = Math.round((rider.watts.length - beyond) * 1000);
  rider.riding = false;
}

function removeFinished(road: RiderOnRoad[]): void {
  for (let index = road.length - 1; index >= 0; index -= 1) {
    if (!road[index]?.riding) road.splice(index, 1);
  }
}

/** Rolls a rider on after the line: activities are longer than races. */
function rollOut(rider: RiderOnRoad, course: Course): void {
  if (rider.durationMs === null) return;
  const seconds = rider.random.whole(20, 90);
  for (let second = 0; second < seconds; second += 1) {
    const watts = Math.round(rider.starter.engine.criticalWatts * 0.45 * rider.random.between(0.9, 1.1));
    const view = { ...NOBODY, second, gradient: course.gradientAt(rider.position), metresToGo: 0 };
    rideOneSecond(rider, watts, view);
  }
}
