import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestEfforts } from './bestEfforts.ts';
import { meanMaximalPower } from './meanMaximalPower.ts';

describe('meanMaximalPower', () => {
  it('has the best mean of every duration up to the whole ride', () => {
    expect([...meanMaximalPower([100, 200, 400, 300, 100])]).toEqual([400, 350, 300, 250, 220]);
  });

  it('returns nothing for no samples', () => {
    expect(meanMaximalPower([])).toHaveLength(0);
  });

  it('counts a NaN sample as 0 W', () => {
    expect([...meanMaximalPower([100, Number.NaN, 300])]).toEqual([300, 150, 400 / 3]);
  });

  it('has the steady power at every duration of a steady ride', () => {
    expect(new Set(meanMaximalPower(new Uint16Array(1000).fill(250)))).toEqual(new Set([250]));
  });

  it('matches the search for a single duration at every duration', () => {
    fc.assert(
      fc.property(fc.array(restless, { maxLength: 12 }), (parts) => {
        const watts = parts.flatMap(({ watts, seconds }) => Array.from({ length: seconds }, () => watts));
        expect([...meanMaximalPower(watts)]).toEqual(oneByOne(watts));
      }),
    );
  });

  it('matches it with negative samples too', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 300 }), (watts) => {
        expect([...meanMaximalPower(watts)]).toEqual(oneByOne(watts));
      }),
    );
  });

  it('finds efforts that catch up late: a sprint at the start, a long climb at the end', () => {
    const watts = [
      ...steady(900, 10),
      ...steady(100, 1500),
      ...steady(300, 1200),
      ...steady(320, 40),
      ...steady(0, 90),
    ];
    expect([...meanMaximalPower(watts)]).toEqual(oneByOne(watts));
  });
});

/** A few seconds to some minutes at constant power: a ride of several blocks. */
const restless = fc.record({ watts: fc.nat(1500), seconds: fc.integer({ min: 1, max: 90 }) });

function steady(watts: number, seconds: number): number[] {
  return Array.from({ length: seconds }, () => watts);
}

function oneByOne(watts: readonly number[]): (number | null | undefined)[] {
  const durations = watts.map((_, index) => index + 1);
  const found = bestEfforts(watts, durations);
  return durations.map((duration) => found.get(duration));
}
