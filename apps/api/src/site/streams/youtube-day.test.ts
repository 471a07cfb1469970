import { describe, expect, it } from 'vitest';
import { pollInterval } from './youtube-day.ts';

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
