import { nearBorders, wallClock } from '@otryv/race/testing';
import { expect, it } from 'vitest';
import { timeText } from './timeText.ts';

it('a time of day is in the zone around every midnight, with non-zero seconds', () => {
  nearBorders((at, timeZone) => {
    const { time } = wallClock(at, timeZone);

    expect(timeText(new Date(at).toISOString(), { timeZone })).toBe(time.replace(/:00$/, ''));
  });
});
