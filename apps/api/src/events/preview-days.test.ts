import { describe, expect, it } from 'vitest';
import { previewDays } from './preview-days.ts';

describe('previewDays', () => {
  it.each([
    { now: '2026-11-21T20:59:59Z', to: '2026-11-22T21:00:00Z', when: 'a second before midnight in Moscow' },
    { now: '2026-11-21T21:00:00Z', to: '2026-11-23T21:00:00Z', when: 'at midnight in Moscow' },
    { now: '2026-11-22T00:30:00Z', to: '2026-11-23T21:00:00Z', when: 'after midnight in UTC' },
    { now: '2028-02-28T22:00:00Z', to: '2028-03-01T21:00:00Z', when: 'on the eve of 1 March in a leap year' },
  ])('reaches to the end of tomorrow in Moscow, $when (14.4: days by the zone of the server)', ({ now, to }) => {
    expect(previewDays(new Date(now))).toEqual({ from: new Date(now), to: new Date(to) });
  });
});
