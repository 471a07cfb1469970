import { describe, expect, it } from 'vitest';
import { aStarter } from '../testing/aStarter.ts';
import { routeBySlug } from '../world/routeBySlug.ts';
import { courseOf } from './course.ts';
import { averageWatts, distanceOf } from './ride.ts';
import { rideInTime, rideSteadily } from './steadyRide.ts';

const course = courseOf(routeBySlug('tempus-fugit'), { laps: 1, distanceInMeters: 0 });
const plan = { profileId: 7, body: aStarter().body, course, seed: 'test' };

describe('rideInTime', () => {
  it('covers the course in exactly the given time', () => {
    const ride = rideInTime(plan, 1_812_345);

    expect(ride.durationMs).toBe(1_812_345);
    expect(ride.watts).toHaveLength(1813);
    expect(Math.abs(distanceOf(ride) - course.length)).toBeLessThan(20);
  });

  it('needs more watts for less time', () => {
    expect(averageWatts(rideInTime(plan, 1_600_000))).toBeGreaterThan(averageWatts(rideInTime(plan, 1_900_000)));
  });
});

describe('rideSteadily', () => {
  it('rides for the given seconds at about the given watts', () => {
    const ride = rideSteadily({ ...plan, seconds: 900 }, 180);

    expect(ride.watts).toHaveLength(900);
    expect(averageWatts(ride)).toBeGreaterThan(160);
    expect(averageWatts(ride)).toBeLessThan(200);
  });
});
