import { bestEfforts } from '@otryv/race';
import { describe, expect, it } from 'vitest';
import { randomFor } from '../random.ts';
import { averageWatts, criticalPower, distanceOf, type Ride, racedSeconds } from './ride.ts';

function aRide(watts: readonly number[], durationMs: number | null = watts.length * 1000): Ride {
  return {
    profileId: 1,
    waveSeconds: 0,
    durationMs,
    watts: Uint16Array.from(watts),
    speeds: Uint16Array.from(watts, () => 1000),
  };
}

/** Computes the best mean slowly, as a reference. */
function slowBest(watts: readonly number[], window: number): number {
  const means = watts
    .slice(0, watts.length - window + 1)
    .map((_, start) => watts.slice(start, start + window).reduce((sum, value) => sum + value, 0) / window);
  return Math.round(Math.max(...means));
}

describe('criticalPower', () => {
  it.each([15, 60, 300])('is the highest mean of %i consecutive seconds', (window) => {
    const random = randomFor('power');
    const watts = Array.from({ length: 700 }, () => random.whole(0, 900));

    expect(criticalPower(aRide(watts), window)).toBe(slowBest(watts, window));
  });

  it('includes the first seconds and the whole race as windows', () => {
    const ride = aRide([...Array.from({ length: 15 }, () => 500), ...Array.from({ length: 45 }, () => 100)]);

    expect(criticalPower(ride, 15)).toBe(500);
    expect(criticalPower(ride, 60)).toBe(200);
  });

  it('is 0 when the race was shorter than the window', () => {
    const ride = aRide(Array.from({ length: 59 }, () => 300));

    expect(criticalPower(ride, 60)).toBe(0);
    expect(criticalPower(ride, 15)).toBe(300);
  });

  it('agrees with the engine that ranks our results', () => {
    const random = randomFor('engine');
    const watts = Array.from({ length: 1500 }, () => random.whole(0, 900));
    const efforts = bestEfforts(watts, [15, 60, 300, 1200]);

    for (const [window, best] of efforts) expect(criticalPower(aRide(watts), window)).toBe(Math.round(best ?? 0));
  });

  it('ignores the ride after the finish line', () => {
    const ride = aRide([...Array.from({ length: 100 }, () => 200), ...Array.from({ length: 60 }, () => 900)], 100_400);

    expect(racedSeconds(ride)).toBe(100);
    expect(criticalPower(ride, 15)).toBe(200);
    expect(averageWatts(ride)).toBe(200);
  });
});

describe('averageWatts', () => {
  it('covers the whole ride of a rider who did not finish, and is 0 for an empty one', () => {
    expect(averageWatts(aRide([100, 300], null))).toBe(200);
    expect(averageWatts(aRide([], null))).toBe(0);
  });
});

describe('distanceOf', () => {
  it('sums the speeds of all seconds in metres', () => {
    expect(distanceOf(aRide([1, 1, 1]))).toBe(30);
  });
});
