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

  it('has as many bars as requested', () => {
    expect(routeBars(aRoute({}), 24)).toHaveLength(24);
    expect(routeBars(aRoute({}), 0)).toEqual([]);
  });

  it('distributes hills of equal size over a route without climbs', () => {
    const bars = heights(aRoute({ distanceKm: 8, elevationM: 40 }), 16);

    expect(bars.slice(0, 8).map((height) => height.toFixed(6))).toEqual(
      bars.slice(8).map((height) => height.toFixed(6)),
    );
    expect(Math.max(...bars)).toBeGreaterThan(LOWEST);
    expect(Math.max(...bars)).toBeLessThan(0.5);
  });

  it('draws the same bars whatever the order of the climbs, nested ones included', () => {
    const first = { fromKm: 1, toKm: 5, elevationM: 200 };
    const inside = { fromKm: 1, toKm: 2, elevationM: 20 };
    const last = { fromKm: 6, toKm: 9, elevationM: 150 };
    const bars = routeBars(aRoute({ climbs: [first, inside, last] }), 20);

    expect(routeBars(aRoute({ climbs: [last, inside, first] }), 20)).toEqual(bars);
    expect(routeBars(aRoute({ climbs: [first, last] }), 20)).toEqual(bars);
  });

  it('draws a climb at its position', () => {
    const climbs = [{ fromKm: 4, toKm: 6, elevationM: 90 }];

    expect(routeBars(aRoute({ climbs }), 10).map(({ climb }) => climb)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('rises along a climb and falls behind it', () => {
    const bars = heights(aRoute({ elevationM: 90, climbs: [{ fromKm: 4, toKm: 6, elevationM: 90 }] }), 20);

    expect(bars.slice(7, 12)).toEqual(bars.slice(7, 12).toSorted((a, b) => a - b));
    expect(bars.slice(12)).toEqual(bars.slice(12).toSorted((a, b) => b - a));
    expect(bars.at(-1)).toBeLessThan(0.15);
  });

  it('draws a climb with more elevation gain higher', () => {
    const climbs = [
      { fromKm: 0, toKm: 1, elevationM: 30 },
      { fromKm: 5, toKm: 6, elevationM: 50 },
    ];
    const bars = heights(aRoute({ elevationM: 80, climbs }), 40);

    expect(Math.max(...bars.slice(20))).toBeGreaterThan(Math.max(...bars.slice(0, 20)));
  });

  it('stays high at a summit finish', () => {
    const bars = heights(aRoute({ elevationM: 300, climbs: [{ fromKm: 5, toKm: 10, elevationM: 300 }] }), 20);

    expect(bars.at(-1)).toBe(Math.max(...bars));
  });

  it('stays high between climbs that follow each other closely', () => {
    const climbs = [
      { fromKm: 1, toKm: 4, elevationM: 200 },
      { fromKm: 5, toKm: 8, elevationM: 200 },
    ];
    const bars = heights(aRoute({ elevationM: 400, climbs }), 100);

    expect(Math.min(...bars.slice(40, 50))).toBeGreaterThan(0.3);
  });

  it('counts a climb inside another once', () => {
    const whole = { fromKm: 2, toKm: 6, elevationM: 150 };
    const nested = aRoute({ elevationM: 150, climbs: [whole, { fromKm: 3, toKm: 4, elevationM: 60 }] });

    expect(routeBars(nested, 30)).toEqual(routeBars(aRoute({ elevationM: 150, climbs: [whole] }), 30));
  });

  it('assigns only the remaining elevation to the hills', () => {
    const climbs = [{ fromKm: 0, toKm: 1, elevationM: 100 }];

    const [first = 0, ...rest] = heights(aRoute({ elevationM: 100, climbs }), 40).slice(4);

    expect(rest.every((height) => height <= first)).toBe(true);
    expect(rest).toEqual(rest.toSorted((a, b) => b - a));
  });

  it('tolerates climbs that gain more than the route', () => {
    const climbs = [{ fromKm: 0, toKm: 1, elevationM: 100 }];

    expect(heights(aRoute({ elevationM: 20, climbs }), 40)).toEqual(heights(aRoute({ elevationM: 100, climbs }), 40));
  });

  it('fills the strip with a mountain top', () => {
    const climbs = [{ fromKm: 5, toKm: 10, elevationM: 450 }];

    expect(Math.max(...heights(aRoute({ elevationM: 450, climbs }), 10))).toBe(1);
  });

  it('marks a climb shorter than a bar', () => {
    const climbs = [{ fromKm: 4.1, toKm: 4.4, elevationM: 20 }];

    expect(routeBars(aRoute({ climbs }), 5).map(({ climb }) => climb)).toEqual([false, false, true, false, false]);
  });

  it('clips a climb at the ends of the route', () => {
    const climbs = [{ fromKm: 9, toKm: 12, elevationM: 50 }];

    expect(routeBars(aRoute({ climbs }), 10).map(({ climb }) => climb)).toEqual([...Array(9).fill(false), true]);
  });

  it('accepts a climb given in reverse', () => {
    const told = aRoute({ climbs: [{ fromKm: 6, toKm: 4, elevationM: 50 }] });
    const straight = aRoute({ climbs: [{ fromKm: 4, toKm: 6, elevationM: 50 }] });

    expect(routeBars(told, 10)).toEqual(routeBars(straight, 10));
  });

  it.each([
    { what: 'without length', climb: { fromKm: 4, toKm: 4, elevationM: 50 } },
    { what: 'without gain', climb: { fromKm: 4, toKm: 6, elevationM: 0 } },
    { what: 'that descends', climb: { fromKm: 4, toKm: 6, elevationM: -50 } },
    { what: 'beyond the route', climb: { fromKm: 14, toKm: 16, elevationM: 50 } },
  ])('omits a climb $what', ({ climb }) => {
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

  it('is deterministic', () => {
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
