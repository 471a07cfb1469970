import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOfPlan, nextPeriod } from './slot-period.ts';

describe('daysOfPlan', () => {
  it.each([
    { item: { quantity: 1, unit: 'month' }, days: 31 },
    { item: { quantity: 3, unit: 'month' }, days: 93 },
    { item: { quantity: 2, unit: 'week' }, days: 14 },
    { item: { quantity: 5, unit: 'day' }, days: 5 },
    { item: { quantity: 1, unit: 'piece' }, days: null },
  ] as const)('of $item.quantity $item.unit is $days', ({ item, days }) => {
    expect(daysOfPlan(item)).toBe(days);
  });
});

describe('nextPeriod', () => {
  const bought = new Date('2026-03-10T12:00:00+03:00');

  it.each([
    { days: 31, end: '2026-04-10T23:59:59.999+03:00' },
    { days: 93, end: '2026-06-11T23:59:59.999+03:00' },
  ])('of $days days ends with its day in Moscow', ({ days, end }) => {
    expect(nextPeriod(bought, null, days)).toEqual({ startDate: bought, endDate: new Date(end) });
  });

  it('begins at the end of what is in force, and lasts as many days from there', () => {
    const lastEnd = new Date('2026-04-10T23:59:59.999+03:00');

    expect(nextPeriod(bought, lastEnd, 31)).toEqual({
      startDate: lastEnd,
      endDate: new Date('2026-05-11T23:59:59.999+03:00'),
    });
  });

  it('begins now where everything has ended', () => {
    expect(nextPeriod(bought, new Date('2026-03-09T20:59:59.999Z'), 7).startDate).toEqual(bought);
  });

  it('never loses a day that was bought, whatever the order and the moments', () => {
    const purchases = fc.array(fc.record({ afterMs: fc.nat(90 * 86_400_000), days: fc.integer({ min: 1, max: 93 }) }), {
      minLength: 1,
      maxLength: 12,
    });

    fc.assert(
      fc.property(purchases, (given) => {
        let at = bought.getTime();
        let lastEnd: Date | null = null;
        for (const { afterMs, days } of given) {
          at += afterMs;
          const { startDate, endDate }: { startDate: Date; endDate: Date } = nextPeriod(new Date(at), lastEnd, days);
          expect(endDate.getTime() - startDate.getTime()).toBeGreaterThanOrEqual(days * 86_400_000);
          expect(endDate.getTime() - startDate.getTime()).toBeLessThan((days + 1) * 86_400_000);
          expect(lastEnd === null || startDate >= lastEnd).toBe(true);
          lastEnd = endDate;
        }
      }),
      { numRuns: 1000 },
    );
  });
});
