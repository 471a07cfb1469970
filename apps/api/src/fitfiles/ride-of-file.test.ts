import { describe, expect, it } from 'vitest';
import { powerBySecond } from '../activities/power-by-second.ts';
import { isSamePower, recordsOfRace } from './ride-of-file.ts';

const race = { startMs: 1_000_000, durationMs: 10_000 };
const rideOf = (from: number, watts: (number | null)[]) => ({ seconds: watts.map((_, at) => 1000 + from + at), watts });

describe('recordsOfRace', () => {
  it('cuts the race out of a longer ride', () => {
    const long = rideOf(
      -5,
      Array.from({ length: 30 }, (_, at) => at),
    );

    const cut = recordsOfRace(long, race);

    expect(cut?.seconds).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(cut?.watts).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });

  it('counts a pause and a late start as 0 W, and joins nothing over them', () => {
    const paused = { seconds: [1001, 1002, 1008, 1009], watts: [300, 300, 300, 300] };

    const records = recordsOfRace(paused, race);

    expect([...powerBySecond(records ?? { watts: [] })]).toEqual([0, 300, 300, 0, 0, 0, 0, 0, 300, 300]);
  });

  it.each([
    { what: 'another day', ride: rideOf(86_400, [1, 2, 3]) },
    { what: 'half of the race', ride: rideOf(0, [1, 2, 3, 4, 5]) },
    { what: 'nothing', ride: rideOf(0, []) },
  ])('is null for a file of $what', ({ ride }) => {
    expect(recordsOfRace(ride, race)).toBeNull();
  });
});

describe('isSamePower', () => {
  const samples = Uint16Array.from([200, 220, 240]);

  it.each([
    { known: 220, same: true },
    { known: 231, same: true },
    { known: 250, same: false },
    { known: 0, same: true },
    { known: null, same: true },
  ])('compares the average of 220 W with $known', ({ known, same }) => {
    expect(isSamePower(samples, known)).toBe(same);
  });
});
