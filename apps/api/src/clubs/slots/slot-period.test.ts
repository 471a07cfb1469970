import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOfPlan, endAfterRefund, endAt, nextPeriod } from './slot-period.ts';

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

  it('starts at the end of the active slots, and lasts as many days from there', () => {
    const lastEnd = new Date('2026-04-10T23:59:59.999+03:00');

    expect(nextPeriod(bought, lastEnd, 31)).toEqual({
      startDate: lastEnd,
      endDate: new Date('2026-05-11T23:59:59.999+03:00'),
    });
  });

  it('starts now if everything has ended', () => {
    expect(nextPeriod(bought, new Date('2026-03-09T20:59:59.999Z'), 7).startDate).toEqual(bought);
  });

  it('never loses a purchased day, whatever the order and the moments', () => {
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

describe('endAfterRefund', () => {
  const start = new Date('2026-03-10T12:00:00+03:00');

  it.each([
    { refundedKopecks: 0, last: '2026-04-10' },
    { refundedKopecks: 75_000, last: '2026-03-26' },
    { refundedKopecks: 149_999, last: '2026-03-11' },
    { refundedKopecks: 150_000, last: '2026-03-10' },
  ])('of $refundedKopecks is $last', ({ refundedKopecks, last }) => {
    const end = endAfterRefund(start, 31, { kopecks: 150_000, refundedKopecks });

    expect(end).toEqual(new Date(`${last}T23:59:59.999+03:00`));
  });

  it('removes as many days as are fully refunded', () => {
    const cases = [31, 93, 186, 365].flatMap((days) =>
      Array.from({ length: days + 1 }, (_, refundedDays) => ({ days, refundedDays })),
    );

    const wrong = cases.filter(({ days, refundedDays }) => {
      const end = endAfterRefund(start, days, { kopecks: days * 4_900, refundedKopecks: refundedDays * 4_900 });
      return end.getTime() !== nextPeriod(start, null, days - refundedDays).endDate.getTime();
    });

    expect(wrong).toEqual([]);
  });
});

describe('endAt', () => {
  const moment = (day: string, time = '23:59:59.999') => new Date(`2026-${day}T${time}+03:00`);
  const period = (id: string, startDate: Date, endDate: Date) => ({ id, startDate, endDate });
  const first = period('first', moment('03-01', '12:00:00'), moment('03-08'));
  const second = period('second', first.endDate, moment('03-15'));
  const third = period('third', second.endDate, moment('04-15'));
  const apart = period('apart', moment('05-01', '09:00:00'), moment('05-08'));
  const all = [third, apart, first, second];
  const noon = moment('03-05', '12:00:00');

  it.each([
    {
      what: 'moves up all that follow without a gap, each for its days',
      id: 'first',
      end: noon,
      changed: {
        first: [first.startDate, noon],
        second: [noon, moment('03-12')],
        third: [moment('03-12'), moment('04-12')],
      },
    },
    {
      what: 'removes one that has not begun',
      id: 'second',
      end: noon,
      changed: { second: null, third: [second.startDate, moment('04-08')] },
    },
    { what: 'removes one at its first ms', id: 'apart', end: apart.startDate, changed: { apart: null } },
    { what: 'leaves what has ended', id: 'first', end: first.endDate, changed: {} },
    { what: 'knows none of another id', id: 'none', end: noon, changed: {} },
  ])('$what', ({ id, end, changed }) => {
    const found = [...endAt(all, id, end)].map(([key, value]) => [key, value && [value.startDate, value.endDate]]);

    expect(Object.fromEntries(found)).toEqual(changed);
  });
});
