import { describe, expect, it } from 'vitest';
import { pollInterval, quotaReset } from './youtube-day.ts';

describe('quotaReset', () => {
  it.each([
    { at: '2026-11-21T12:00:00.000Z', ends: '2026-11-22T08:00:00.000Z' },
    { at: '2026-11-22T07:59:59.999Z', ends: '2026-11-22T08:00:00.000Z' },
    { at: '2026-11-22T08:00:00.000Z', ends: '2026-11-23T08:00:00.000Z' },
    { at: '2026-07-01T12:00:00.000Z', ends: '2026-07-02T07:00:00.000Z' },
    { at: '2026-11-01T07:30:00.000Z', ends: '2026-11-02T08:00:00.000Z' },
    { at: '2027-03-14T08:30:00.000Z', ends: '2027-03-15T07:00:00.000Z' },
  ])('of $at is the next midnight in California, $ends', ({ at, ends }) => {
    expect(quotaReset(new Date(at)).toISOString()).toBe(ends);
  });
});

describe('pollInterval', () => {
  it.each([
    { channels: 20, minutes: 5 },
    { channels: 100, minutes: 18 },
    { channels: 1000, minutes: 176 },
  ])(
    'of $channels channels is $minutes minutes, so that a day costs at most its 9 000 units',
    ({ channels, minutes }) => {
      expect(pollInterval(channels, 9_000)).toBe(minutes * 60_000);
      expect((1440 / minutes) * (channels + Math.ceil(channels / 10))).toBeLessThanOrEqual(9_000);
    },
  );
});
