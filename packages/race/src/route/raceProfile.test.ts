import { describe, expect, it } from 'vitest';
import { raceProfile } from './raceProfile.ts';

const route = { distanceKm: 10, elevationM: 100, climbs: [{ fromKm: 2, toKm: 4, elevationM: 80 }] };

describe('raceProfile', () => {
  it('repeats the climbs in every lap', () => {
    const profile = raceProfile(route, 3);

    expect(profile?.climbs.map(({ fromKm, toKm }) => [fromKm, toKm])).toEqual([
      [2, 4],
      [12, 14],
      [22, 24],
    ]);
  });

  it('multiplies distance and elevation by the laps', () => {
    const profile = raceProfile(route, 2);

    expect(profile).toMatchObject({ distanceKm: 20, elevationM: 200 });
  });

  it.each([null, undefined, 0, 1, -2])('is one lap where laps are %s', (laps) => {
    expect(raceProfile(route, laps)).toBe(route);
  });

  it('returns null for an unknown route', () => {
    expect(raceProfile(null, 3)).toBeNull();
  });
});
