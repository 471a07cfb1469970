import { randomFor } from '../random.ts';
import type { Course } from './course.ts';
import { type Body, nextSpeed } from './physics.ts';
import type { Ride } from './ride.ts';

const BUNCH_SHELTER = 0.22;
const SOLO_SHELTER = 0;
const SEARCH_STEPS = 18;
const LONGEST_SECONDS = 14_400;

/** Ride at a constant effort, without other riders. */
export interface SteadyRide {
  readonly profileId: number;
  readonly body: Body;
  readonly course: Course;
  readonly seed: string;
  readonly seconds: number;
}

/** Rides a number of seconds at about the given watts: training rides. */
export function rideSteadily(plan: SteadyRide, watts: number): Ride {
  return { ...track(plan, watts, SOLO_SHELTER), profileId: plan.profileId, waveSeconds: 0, durationMs: null };
}

/** Runs a number of seconds at a constant pace: runs have no power. */
export function runSteadily({ seed, seconds, profileId }: SteadyRide): Ride {
  const random = randomFor(seed, 'run', profileId);
  const pace = random.between(230, 420);
  const speeds = Uint16Array.from({ length: seconds }, () => pace * random.between(0.95, 1.05));
  return { profileId, waveSeconds: 0, durationMs: null, watts: new Uint16Array(seconds), speeds };
}

/** Rides the course at about the given watts, or a share of it without a finish; the time follows. */
export function rideCourse(plan: Omit<SteadyRide, 'seconds'>, watts: number, stopsAt: number | null): Ride {
  const metres = plan.course.length * (stopsAt ?? 1);
  const ridden = track({ ...plan, seconds: LONGEST_SECONDS }, watts, BUNCH_SHELTER, metres);
  const { profileId } = plan;
  if (stopsAt !== null) return { ...ridden, profileId, waveSeconds: 0, durationMs: null };
  const last = ridden.speeds.length - 1;
  const before = metresIn(ridden.speeds, last * 1000);
  const rest = ((metres - before) * 100) / Math.max(1, ridden.speeds[last] ?? 1);
  return {
    ...ridden,
    profileId,
    waveSeconds: 0,
    durationMs: Math.round((last + Math.min(1, Math.max(0, rest))) * 1000),
  };
}

/**
 * Rides the course in exactly the given time: searches the watts that fit the distance, within a few metres. Used for
 * per-second data of a race with known finish times only.
 */
export function rideInTime(plan: Omit<SteadyRide, 'seconds'>, durationMs: number): Ride {
  const whole = { ...plan, seconds: Math.ceil(durationMs / 1000) };
  let low = 20;
  let high = 900;
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (metresIn(track(whole, middle, BUNCH_SHELTER).speeds, durationMs) < plan.course.length) low = middle;
    else high = middle;
  }
  return { ...track(whole, low, BUNCH_SHELTER), profileId: plan.profileId, waveSeconds: 0, durationMs };
}

/** Simulates second by second, until the seconds or the metres are over. */
function track(
  { body, course, seed, seconds, profileId }: SteadyRide,
  effort: number,
  shelter: number,
  metres = Number.POSITIVE_INFINITY,
) {
  const random = randomFor(seed, 'steady', profileId);
  const watts = new Uint16Array(seconds);
  const speeds = new Uint16Array(seconds);
  let speed = 1;
  let position = 0;
  let mood = 0;
  let second = 0;
  for (; second < seconds && position < metres; second += 1) {
    const gradient = course.gradientAt(position);
    mood = mood * 0.97 + (random.next() - 0.5) * 0.05;
    const terrain = 1 + Math.max(-0.5, Math.min(0.2, gradient * 4));
    watts[second] = Math.max(0, Math.round(effort * terrain * (1 + mood) * random.between(0.93, 1.07)));
    speed = nextSpeed(body, speed, watts[second] ?? 0, gradient, shelter);
    speeds[second] = Math.round(speed * 100);
    position += (speeds[second] ?? 0) / 100;
  }
  return { watts: watts.slice(0, second), speeds: speeds.slice(0, second) };
}

function metresIn(speeds: Uint16Array, durationMs: number): number {
  const whole = Math.floor(durationMs / 1000);
  let centimetres = ((speeds[whole] ?? 0) * (durationMs % 1000)) / 1000;
  for (let second = 0; second < whole; second += 1) centimetres += speeds[second] ?? 0;
  return centimetres / 100;
}
