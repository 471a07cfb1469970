import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RouteProfile, routeBars } from './routeBars.ts';

const LOWEST = 0.08;

describe('routeBars', () => {
  it('is a flat strip for an unknown route', () => {
    expect(routeBars(null, 3)).toEqual([
      { height: LOWEST, climb: false },
      { height: LOWEST, climb: false },
      { height: LOWEST, climb: false },
    ]);
  });

  it.each([0, -1, Number.NaN])('is a flat strip for a route of %s km', (distanceKm) => {
    expect(heights(aRoute({ distanceKm }), 2)).toEqual([LOWEST, LOWEST]);
  });

  it('has as many bars as were asked for', () => {
    expect(routeBars(aRoute({}), 24)).toHaveLength(24);
    expect(routeBars(aRoute({}), 0)).toEqual([]);
  });

  it('spreads the elevation of a route without climbs evenly, and keeps it low', () => {
    const [first, ...others] = heights(aRoute({ distanceKm: 20, elevationM: 100 }), 8);

    expect(others.every((height) => height === first)).toBe(true);
    expect(first).toBeGreaterThan(LOWEST);
    expect(first).toBeLessThan(0.3);
  });

  it('puts a climb where it is', () => {
    const climbs = [{ fromKm: 4, toKm: 6, elevationM: 90 }];

    expect(routeBars(aRoute({ climbs }), 10).map(({ climb }) => climb)).toEqual([
      ...[false, false, false, false],
      ...[true, true],
      ...[false, false, false, false],
    ]);
  });

  it('draws a steeper climb higher', () => {
    const climbs = [
      { fromKm: 0, toKm: 1, elevationM: 30 },
      { fromKm: 5, toKm: 6, elevationM: 50 },
    ];
    const bars = heights(aRoute({ elevationM: 80, climbs }), 10);

    expect(bars[5]).toBeGreaterThan(bars[0] ?? 1);
    expect(bars[0]).toBeGreaterThan(bars[1] ?? 1);
  });

  it('draws a long climb of the same incline wider, not higher', () => {
    const short = heights(aRoute({ climbs: [{ fromKm: 4, toKm: 5, elevationM: 40 }], elevationM: 40 }), 10);
    const long = heights(aRoute({ climbs: [{ fromKm: 4, toKm: 7, elevationM: 120 }], elevationM: 120 }), 10);

    expect(long.filter((height) => height > LOWEST)).toHaveLength(3);
    expect(long[5]).toBeCloseTo(short[4] ?? 0, 9);
  });

  it('gives only the rest of the elevation to the flat', () => {
    const climbs = [{ fromKm: 0, toKm: 1, elevationM: 100 }];

    expect(heights(aRoute({ elevationM: 100, climbs }), 10)[9]).toBe(LOWEST);
  });

  it('gets over climbs that gain more than the route', () => {
    const climbs = [{ fromKm: 0, toKm: 1, elevationM: 100 }];

    expect(heights(aRoute({ elevationM: 20, climbs }), 10)[9]).toBe(LOWEST);
  });

  it('fills the strip with the steepest bar of a mountain', () => {
    const climbs = [{ fromKm: 5, toKm: 10, elevationM: 450 }];

    expect(Math.max(...heights(aRoute({ elevationM: 450, climbs }), 10))).toBe(1);
  });

  it('marks a climb that is shorter than a bar', () => {
    const climbs = [{ fromKm: 4.1, toKm: 4.4, elevationM: 20 }];

    expect(routeBars(aRoute({ climbs }), 5).map(({ climb }) => climb)).toEqual([false, false, true, false, false]);
  });

  it('cuts a climb at the ends of the route', () => {
    const climbs = [{ fromKm: 9, toKm: 12, elevationM: 50 }];

    expect(routeBars(aRoute({ climbs }), 10).map(({ climb }) => climb)).toEqual([...Array(9).fill(false), true]);
  });

  it('reads a climb that is told from its end', () => {
    const told = aRoute({ climbs: [{ fromKm: 6, toKm: 4, elevationM: 50 }] });
    const straight = aRoute({ climbs: [{ fromKm: 4, toKm: 6, elevationM: 50 }] });

    expect(routeBars(told, 10)).toEqual(routeBars(straight, 10));
  });

  it.each([
    { what: 'without length', climb: { fromKm: 4, toKm: 4, elevationM: 50 } },
    { what: 'without gain', climb: { fromKm: 4, toKm: 6, elevationM: 0 } },
    { what: 'that descends', climb: { fromKm: 4, toKm: 6, elevationM: -50 } },
    { what: 'beyond the route', climb: { fromKm: 14, toKm: 16, elevationM: 50 } },
  ])('leaves out a climb $what', ({ climb }) => {
    expect(routeBars(aRoute({ climbs: [climb] }), 10)).toEqual(routeBars(aRoute({}), 10));
  });

  it('keeps every bar between 0 and 1', () => {
    const figure = fc.double({ min: 0, max: 200, noNaN: true });
    const climb = fc.record({ fromKm: figure, toKm: figure, elevationM: figure });
    const route = fc.record({ distanceKm: figure, elevationM: figure, climbs: fc.array(climb, { maxLength: 5 }) });
    fc.assert(
      fc.property(route, fc.integer({ min: 1, max: 60 }), (profile, count) => {
        const bars = heights(profile, count);

        expect(bars.every((height) => height >= LOWEST - 1e-9 && height <= 1 + 1e-9)).toBe(true);
      }),
    );
  });

  it('draws the same route in the same way', () => {
    const climbs = [{ fromKm: 2.3, toKm: 4.7, elevationM: 88 }];

    expect(routeBars(aRoute({ climbs }), 24)).toEqual(routeBars(aRoute({ climbs }), 24));
  });
});

function aRoute(facts: Partial<RouteProfile>): RouteProfile {
  return { distanceKm: 10, elevationM: 100, climbs: [], ...facts };
}

function heights(route: RouteProfile, count: number) {
  return routeBars(route, count).map(({ height }) => height);
}
