import { describe, expect, it } from 'vitest';
import { skewOf } from './clockSkew.ts';

const served = Date.parse('2026-11-21T12:00:00Z');
const hourMs = 3_600_000;
const date = new Date(served).toUTCString();

interface Row {
  what: string;
  headers: Record<string, string>;
  skew: number | null;
}

const rows: Row[] = [
  { what: 'a response for nobody else', headers: { 'cache-control': 'private, no-store', date }, skew: hourMs },
  { what: 'a response without a date', headers: { 'cache-control': 'no-store' }, skew: null },
  { what: 'one that a cache may have kept', headers: { 'cache-control': 'public, max-age=60', date }, skew: null },
  { what: 'one that says nothing about caches', headers: { date }, skew: null },
];

describe('skewOf', () => {
  it.each(rows)('is $skew for $what, by a clock that is 1 h ahead', ({ headers, skew }) => {
    const at = served + hourMs;

    expect(skewOf(new Response(null, { headers }), { sentAt: at + 400, receivedAt: at + 600 })).toBe(skew);
  });
});
