import { describe, expect, it } from 'vitest';
import { skewOf } from './clockSkew.ts';

const served = Date.parse('2026-11-21T12:00:00Z');
const hourMs = 3_600_000;
const date = new Date(served).toUTCString();

interface Row {
  what: string;
  /** Time after the server's moment, by the clock of the device. */
  sentMs: number;
  tookMs: number;
  headers: Record<string, string>;
  skew: number | null;
}

const noStore = { 'cache-control': 'private, no-store', date };
const rows: Row[] = [
  { what: 'a right clock', sentMs: 400, tookMs: 200, headers: noStore, skew: 0 },
  { what: 'one that is less than 5 s ahead', sentMs: 5_299, tookMs: 400, headers: noStore, skew: 0 },
  { what: 'one that is 5 s ahead', sentMs: 5_300, tookMs: 400, headers: noStore, skew: 5_000 },
  { what: 'one that is 5 s behind', sentMs: -4_700, tookMs: 400, headers: noStore, skew: -5_000 },
  { what: 'one that is hours ahead', sentMs: 3 * hourMs, tookMs: 1_000, headers: noStore, skew: 3 * hourMs },
  { what: 'one that is hours behind', sentMs: -2 * hourMs, tookMs: 1_000, headers: noStore, skew: -2 * hourMs },
  { what: 'a response of 5 s', sentMs: hourMs, tookMs: 5_000, headers: noStore, skew: hourMs + 2_000 },
  { what: 'a slower one', sentMs: hourMs, tookMs: 5_001, headers: noStore, skew: null },
  { what: 'a clock that was set meanwhile', sentMs: hourMs, tookMs: -1, headers: noStore, skew: null },
  {
    what: 'a response without a date',
    sentMs: hourMs,
    tookMs: 0,
    headers: { 'cache-control': 'no-store' },
    skew: null,
  },
  {
    what: 'one that a cache may have kept',
    sentMs: hourMs,
    tookMs: 0,
    headers: { 'cache-control': 'public, max-age=60', date },
    skew: null,
  },
  { what: 'one that says nothing about caches', sentMs: hourMs, tookMs: 0, headers: { date }, skew: null },
];

describe('skewOf', () => {
  it.each(rows)('is $skew for $what', ({ sentMs, tookMs, headers, skew }) => {
    const sentAt = served + sentMs;

    expect(skewOf(new Response(null, { headers }), { sentAt, receivedAt: sentAt + tookMs })).toBe(skew);
  });
});
