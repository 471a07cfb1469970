import { EVENT_PERIODS } from '@otryv/contract/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventPeriods } from './event-periods.ts';

const { year, quarter, month } = EVENT_PERIODS;
const anEvent = (start: string, male = 10, female = 2) => ({
  eventId: 1,
  startMs: Date.parse(start),
  typeRaceCustom: null,
  male,
  female,
  finishes: male + female,
});
const at = (id: typeof year | typeof quarter | typeof month, until: string, zone: string, ...starts: string[]) =>
  eventPeriods(
    starts.map((start) => anEvent(start)),
    { id, untilMs: Date.parse(until), zone },
  );

describe('eventPeriods', () => {
  it.each([
    { id: year, periods: 12, first: '2025-11-30T21:00:00.000Z', last: '2026-10-31T21:00:00.000Z' },
    { id: quarter, periods: 12, first: '2026-08-30T21:00:00.000Z', last: '2026-11-15T21:00:00.000Z' },
    { id: month, periods: 30, first: '2026-10-22T21:00:00.000Z', last: '2026-11-20T21:00:00.000Z' },
  ])('of $id ms are $periods, the last being the current one', ({ id, periods, first, last }) => {
    const found = at(id, '2026-11-21T12:00:00Z', 'Europe/Moscow');

    expect(found).toHaveLength(periods);
    expect([found[0]?.from, found.at(-1)?.from]).toEqual([first, last]);
  });

  it('sum men and women, and exclude events before the first or after now', () => {
    const found = at(
      month,
      '2026-11-21T12:00:00Z',
      'UTC',
      '2026-11-21T11:00:00Z',
      '2026-11-21T10:00:00Z',
      '2026-11-21T13:00:00Z',
      '2026-10-01T00:00:00Z',
    );

    expect(found.filter(({ events }) => events > 0)).toEqual([
      { from: '2026-11-21T00:00:00.000Z', male: 20, female: 4, events: 2 },
    ]);
  });

  it.each(['UTC', 'Europe/Moscow', 'Pacific/Auckland', 'America/New_York', 'Asia/Kolkata'])(
    'contain each event from their start until the next one in %s',
    (zone) => {
      const until = Date.parse('2026-11-21T12:00:00Z');
      fc.assert(
        fc.property(fc.constantFrom(year, quarter, month), fc.integer({ min: 0, max: 370 * 24 * 60 }), (id, ago) => {
          const startMs = until - ago * 60_000;
          const found = at(id, '2026-11-21T12:00:00Z', zone, new Date(startMs).toISOString());
          const own = found.findLast(({ from }) => Date.parse(from) <= startMs)?.from;

          expect(found.filter(({ events }) => events > 0).map(({ from }) => from)).toEqual(own ? [own] : []);
        }),
      );
    },
  );
});
