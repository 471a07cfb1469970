import { describe, expect, it } from 'vitest';
import { gapsOfTimes } from './shownGaps.ts';

describe('gapsOfTimes', () => {
  it('returns gaps in input order, skipping missing times', () => {
    expect(gapsOfTimes([62_000, null, 60_000, 60_000])).toEqual([
      { toLeaderMs: 2000, toPreviousMs: 2000 },
      { toLeaderMs: null, toPreviousMs: null },
      { toLeaderMs: 0, toPreviousMs: null },
      { toLeaderMs: 0, toPreviousMs: 0 },
    ]);
  });

  it('breaks ties for the lead by the official place', () => {
    const ranks = [2, 1];

    expect(gapsOfTimes([60_000, 60_000], (index) => ranks[index] ?? 0)[0]).toEqual({ toLeaderMs: 0, toPreviousMs: 0 });
  });
});
