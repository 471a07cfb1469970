import { describe, expect, it } from 'vitest';
import { distanceSummary, type RouteLength, raceLength } from './distance.ts';

describe('distanceSummary', () => {
  it('counts the lead-in once plus the laps', () => {
    const route = aRoute({ distanceKm: 12.361, elevationM: 206, leadInDistanceKm: 0.28, leadInElevationM: 0 });

    expect(distanceSummary(route, 2)).toEqual({ distanceKm: 25.002, elevationM: 412 });
  });

  it("counts the lead-in's elevation once", () => {
    const route = aRoute({ elevationM: 100, leadInElevationM: 7 });

    expect(distanceSummary(route, 3)?.elevationM).toBe(307);
  });

  it('is only the lead-in for no laps', () => {
    expect(distanceSummary(aRoute({ leadInDistanceKm: 1.5 }), 0)?.distanceKm).toBe(1.5);
  });

  it('treats an unknown lead-in as 0', () => {
    const route = aRoute({ distanceKm: 10, elevationM: 50, leadInDistanceKm: null, leadInElevationM: null });

    expect(distanceSummary(route, 1)).toEqual({ distanceKm: 10, elevationM: 50 });
  });

  it('has three decimals, without floating-point noise', () => {
    const route = aRoute({ distanceKm: 0.1, elevationM: 0.1, leadInDistanceKm: 0.2, leadInElevationM: 0.2 });

    expect(distanceSummary(route, 1)).toEqual({ distanceKm: 0.3, elevationM: 0.3 });
  });

  it.each([null, undefined])('is unknown for an unknown route', (route) => {
    expect(distanceSummary(route, 2)).toBeNull();
  });
});

describe('raceLength', () => {
  it.each([
    {
      what: 'a distance wins',
      group: { distanceInMeters: 16_220, durationInSeconds: 3_600, laps: 2 },
      length: { measuredIn: 'distance', distanceKm: 16.22 },
    },
    {
      what: 'then a duration',
      group: { distanceInMeters: 0, durationInSeconds: 3_600, laps: 2 },
      length: { measuredIn: 'duration', durationMs: 3_600_000 },
    },
    {
      what: 'then laps',
      group: { distanceInMeters: 0, durationInSeconds: 0, laps: 2 },
      length: { measuredIn: 'laps', laps: 2 },
    },
    {
      what: 'missing values are passed over',
      group: { distanceInMeters: null, laps: 1 },
      length: { measuredIn: 'laps', laps: 1 },
    },
    { what: 'nothing is set', group: { distanceInMeters: 0, durationInSeconds: 0, laps: 0 }, length: null },
    { what: 'nothing was sent', group: {}, length: null },
  ])('$what', ({ group, length }) => {
    expect(raceLength(group)).toEqual(length);
  });
});

function aRoute(facts: Partial<RouteLength>): RouteLength {
  return { distanceKm: 10, elevationM: 100, leadInDistanceKm: 0, leadInElevationM: 0, ...facts };
}
