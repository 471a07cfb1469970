import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAP_HEIGHTS, lapHeights, medianHeights } from './lapHeights.ts';
import { raceProfile } from './raceProfile.ts';
import { routeBars } from './routeBars.ts';

/** Builds a ride over a kilometre of lead-in and laps of two, climbing one metre in ten from the start of the lap. */
function aRide(metres: number, lift = 0) {
  const distancesM = Array.from({ length: Math.floor(metres / 7) + 1 }, (_, index) => index * 7);
  return { distancesM, altitudesM: distancesM.map((metre) => lift + Math.max(0, metre - 1000) / 10) };
}
const lap = { fromM: 1000, lengthM: 2000 };

describe('lapHeights', () => {
  it('samples only the first lap, interpolated at even distances', () => {
    const heights = lapHeights(aRide(5000), lap) ?? [];

    expect(heights).toHaveLength(LAP_HEIGHTS);
    expect(heights[0]).toBeLessThan(0.1);
    expect(heights.at(-1)).toBeCloseTo(200, 6);
    expect((heights[64] ?? 0) - (heights[63] ?? 0)).toBeCloseTo(200 / (LAP_HEIGHTS - 1), 6);
  });

  it('accepts a ride that ends just short of the lap, but not an abandoned one', () => {
    expect(lapHeights(aRide(2970), lap)?.at(-1)).toBeCloseTo(196.8, 1);
    expect(lapHeights(aRide(2900), lap)).toBeNull();
  });

  it.each([
    { what: 'no records', records: { distancesM: [], altitudesM: [] } },
    { what: 'altitudes that are missing', records: { ...aRide(5000), altitudesM: [1, 2] } },
  ])('is null for $what', ({ records }) => {
    expect(lapHeights(records, lap)).toBeNull();
  });

  it('is null for a route without a length', () => {
    expect(lapHeights(aRide(5000), { fromM: 0, lengthM: 0 })).toBeNull();
  });
});

describe('medianHeights', () => {
  const flat = (height: number) => Array.from({ length: LAP_HEIGHTS }, () => height);

  it('is unaffected by one ride with wrong altitudes', () => {
    const rides = [1, 2, 3].map((index) => flat(index).with(9, 20 + index));

    expect(medianHeights([...rides, flat(9000), flat(-9000)])).toEqual(flat(0).with(9, 20));
  });

  it('averages the two middle values of an even number', () => {
    expect(medianHeights([flat(0).with(1, 3), flat(0).with(1, 6)])[1]).toBe(4.5);
  });

  it('has its lowest point at 0, whatever the level of the rides is', () => {
    const height = fc.double({ min: -500, max: 2000, noNaN: true });
    const ride = fc.array(height, { minLength: LAP_HEIGHTS, maxLength: LAP_HEIGHTS });

    fc.assert(
      fc.property(fc.array(ride, { minLength: 1, maxLength: 5 }), (rides) => {
        expect(Math.min(...medianHeights(rides))).toBe(0);
      }),
      { numRuns: 20 },
    );
  });
});

describe('routeBars of a route with known heights', () => {
  const heights = [0, 0, 100, 0, 0];
  const route = { distanceKm: 10, elevationM: 500, climbs: [], heights };
  const highest = (bars: ReturnType<typeof routeBars>) => bars.findIndex(({ height }) => height > 0.9);

  it('draws these heights instead of hills derived from the catalogue', () => {
    const bars = routeBars(route, 11);

    expect(highest(bars)).toBe(5);
    expect(bars[0]?.height).toBeCloseTo(0.08, 6);
    expect(bars[10]?.height).toBeCloseTo(0.08, 6);
  });

  it('repeats them in every lap', () => {
    const bars = routeBars(raceProfile(route, 2), 22);

    expect([highest(bars), 11 + highest(bars.slice(11))]).toEqual([4, 16]);
  });
});
