import { describe, expect, it } from 'vitest';
import { clockSkew } from './clockSkew.ts';

const served = Date.parse('2026-11-21T12:00:00Z');
const hourMs = 3_600_000;
const date = new Date(served).toUTCString();

describe('clockSkew', () => {
  it.each([
    // `sentMs` is after the server's moment, by the clock of the device.
    { what: 'a right clock', sentMs: 400, tookMs: 200, skew: 0 },
    { what: 'one that is less than 5 s ahead', sentMs: 5_299, tookMs: 400, skew: 0 },
    { what: 'one that is 5 s ahead', sentMs: 5_300, tookMs: 400, skew: 5_000 },
    { what: 'one that is 5 s behind', sentMs: -4_700, tookMs: 400, skew: -5_000 },
    { what: 'one that is hours ahead', sentMs: 3 * hourMs, tookMs: 1_000, skew: 3 * hourMs },
    { what: 'one that is hours behind', sentMs: -2 * hourMs, tookMs: 1_000, skew: -2 * hourMs },
    { what: 'a response of 5 s', sentMs: hourMs, tookMs: 5_000, skew: hourMs + 2_000 },
    { what: 'a slower one', sentMs: hourMs, tookMs: 5_001, skew: null },
    { what: 'a clock that was set meanwhile', sentMs: hourMs, tookMs: -1, skew: null },
  ])('is $skew for $what', ({ sentMs, tookMs, skew }) => {
    const sentAt = served + sentMs;

    expect(clockSkew(date, { sentAt, receivedAt: sentAt + tookMs })).toBe(skew);
  });

  it.each([null, '', 'soon'])('is unknown with %o as the date', (text) => {
    expect(clockSkew(text, { sentAt: served, receivedAt: served })).toBeNull();
  });
});
