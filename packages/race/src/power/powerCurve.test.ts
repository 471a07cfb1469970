import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CP_DURATIONS } from './bestEfforts.ts';
import { buildPowerCurve, CURVE_DAYS, type CurveRide, curveStart, ridesInCurve, topEfforts } from './powerCurve.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-11-21T12:00:00Z');

interface Named extends CurveRide {
  name: string;
}

const aRide = (name: string, watts: number | null, changes: Partial<Named> = {}): Named => ({
  name,
  startedAtMs: now - dayMs,
  weightInGrams: 70_000,
  bestEfforts: [{ duration: 300, watts }],
  ...changes,
});

describe('ridesInCurve', () => {
  const rides = [0, 45, 89, 90, 91].map((days) => aRide(String(days), 300, { startedAtMs: now - days * dayMs }));

  it('includes a ride of exactly 90 days ago and none before it', () => {
    expect(ridesInCurve(rides, now).map(({ name }) => name)).toEqual(['0', '45', '89', '90']);
  });

  it('moves its start with the clock, millisecond by millisecond', () => {
    expect(ridesInCurve(rides, now + 1).map(({ name }) => name)).toEqual(['0', '45', '89']);
    expect(ridesInCurve(rides, now + 90 * dayMs).map(({ name }) => name)).toEqual(['0']);
    expect(ridesInCurve(rides, now + 90 * dayMs + 1)).toEqual([]);
  });

  it.each([
    { what: 'put back in autumn', at: '2026-11-21T12:00:00+01:00', first: '2026-08-23T13:00:00+02:00' },
    { what: 'put forward in spring', at: '2027-04-20T12:00:00+02:00', first: '2027-01-20T11:00:00+01:00' },
  ])('spans 90 times 24 hours over clocks that are $what', ({ at, first }) => {
    expect(new Date(curveStart(Date.parse(at)))).toEqual(new Date(first));
    expect(Date.parse(at) - curveStart(Date.parse(at))).toBe(CURVE_DAYS * 24 * 3_600_000);
  });

  it('excludes future rides', () => {
    expect(ridesInCurve([aRide('a', 300, { startedAtMs: now + 1 })], now)).toEqual([]);
  });
});

describe('topEfforts', () => {
  it('ranks W and W/kg separately, each with the weight of its ride', () => {
    const heavy = aRide('heavy', 400, { weightInGrams: 100_000 });
    const light = aRide('light', 300, { weightInGrams: 50_000 });

    expect(topEfforts([heavy, light], 300, 'watts', 3).map(({ ride }) => ride.name)).toEqual(['heavy', 'light']);
    expect(topEfforts([heavy, light], 300, 'wattsPerKg', 3).map(({ wattsPerKg }) => wattsPerKg)).toEqual([6, 4]);
  });

  it('prefers the later of equal efforts', () => {
    const rides = [aRide('early', 300, { startedAtMs: now - 5 * dayMs }), aRide('late', 300)];

    expect(topEfforts(rides, 300, 'watts', 1)[0]?.ride.name).toBe('late');
    expect(topEfforts(rides.toReversed(), 300, 'watts', 1)[0]?.ride.name).toBe('late');
  });

  it('has only watts for a ride without weight', () => {
    const ride = aRide('a', 300, { weightInGrams: null });

    expect(topEfforts([ride], 300, 'watts', 1)).toEqual([{ duration: 300, watts: 300, wattsPerKg: null, ride }]);
    expect(topEfforts([ride], 300, 'wattsPerKg', 1)).toEqual([]);
  });

  it('omits unmeasured efforts', () => {
    expect(topEfforts([aRide('a', null), aRide('b', 0)], 300, 'watts', 3)).toEqual([]);
    expect(topEfforts([aRide('a', 300)], 1200, 'watts', 3)).toEqual([]);
  });
});

describe('powerCurve', () => {
  const ride = fc
    .record({
      startedAtMs: fc.integer({ min: 0, max: now }),
      weightInGrams: fc.option(fc.integer({ min: 40_000, max: 120_000 })),
      watts: fc.array(fc.option(fc.integer({ min: 0, max: 1500 })), { minLength: 11, maxLength: 11 }),
    })
    .map(({ watts, ...rest }) => ({
      ...rest,
      bestEfforts: CP_DURATIONS.map((duration, index) => ({ duration, watts: watts[index] ?? null })),
    }));

  it('is never below any ride, and equals one at every interval', () => {
    fc.assert(
      fc.property(fc.array(ride, { maxLength: 30 }), (rides) => {
        const curve = buildPowerCurve(rides, CP_DURATIONS, 'watts');
        const wattsOf = (duration: number) =>
          rides.flatMap(({ bestEfforts }) => bestEfforts.find((one) => one.duration === duration)?.watts || []);
        for (const { duration, watts } of curve) expect(watts).toBe(Math.max(...wattsOf(duration)));
        expect(curve.map(({ duration }) => duration)).toEqual(
          CP_DURATIONS.filter((duration) => wattsOf(duration).length > 0),
        );
      }),
    );
  });

  it('does not depend on the order of the rides', () => {
    fc.assert(
      fc.property(fc.uniqueArray(ride, { maxLength: 20, selector: ({ startedAtMs }) => startedAtMs }), (rides) => {
        for (const unit of ['watts', 'wattsPerKg'] as const)
          expect(buildPowerCurve(rides.toReversed(), CP_DURATIONS, unit)).toEqual(
            buildPowerCurve(rides, CP_DURATIONS, unit),
          );
      }),
    );
  });
});
