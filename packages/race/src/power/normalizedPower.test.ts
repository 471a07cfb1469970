import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizedPower, variabilityBand, variabilityIndex } from './normalizedPower.ts';

describe('normalizedPower', () => {
  it('is exactly 200 for a steady 200 W, not 200.08 as with blocks that have a partial tail', () => {
    expect(normalizedPower(steady(200, 3620))).toBe(200);
  });

  it.each([30, 31, 59, 60, 3600])('is the power of a steady ride of %s s', (seconds) => {
    expect(normalizedPower(steady(250, seconds))).toBe(250);
  });

  it.each([0, 1, 29])('is null for a ride of %s s', (seconds) => {
    expect(normalizedPower(steady(250, seconds))).toBeNull();
  });

  it('is 0 for a ride without pedalling', () => {
    expect(normalizedPower(steady(0, 60))).toBe(0);
  });

  it('weights hard minutes more than easy ones', () => {
    const power = [...steady(100, 600), ...steady(300, 600)];

    expect(normalizedPower(power)).toBeGreaterThan(240);
    expect(normalizedPower(power)).toBeLessThan(300);
  });

  it('rolls second by second, so that the position of a burst within a block is irrelevant', () => {
    const burstAt = (second: number) => {
      const power = steady(150, 240);
      power.fill(600, second, second + 15);
      return normalizedPower(power);
    };

    expect(burstAt(60)).toBeCloseTo(burstAt(75) ?? 0, 9);
  });

  it('matches the definition window by window', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1200), { minLength: 30, maxLength: 90 }), (power) => {
        expect(normalizedPower(power)).toBeCloseTo(byDefinition(power), 6);
      }),
    );
  });

  it('is never below the mean of the rolling means', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1200), { minLength: 30, maxLength: 90 }), (power) => {
        const means = rollingMeans(power);
        const mean = means.reduce((sum, each) => sum + each, 0) / means.length;

        expect((normalizedPower(power) ?? 0) + 1e-6).toBeGreaterThanOrEqual(mean);
      }),
    );
  });
});

describe('variabilityIndex', () => {
  it.each([
    { normalized: 200, average: 200, index: 1 },
    { normalized: 227, average: 198, index: 1.15 },
    { normalized: 210, average: 200, index: 1.05 },
    { normalized: 300, average: 151, index: 1.99 },
  ])('is $index for $normalized W normalized over $average W', ({ normalized, average, index }) => {
    expect(variabilityIndex(normalized, average)).toBe(index);
  });

  it.each([
    { normalized: null, average: 200 },
    { normalized: 200, average: null },
    { normalized: undefined, average: undefined },
    { normalized: 200, average: 0 },
    { normalized: Number.NaN, average: 200 },
  ])('is null for $normalized over $average', ({ normalized, average }) => {
    expect(variabilityIndex(normalized, average)).toBeNull();
  });
});

describe('variabilityBand', () => {
  it.each([
    { index: 0.98, band: 'z1' },
    { index: 1, band: 'z1' },
    { index: 1.05, band: 'z1' },
    { index: 1.06, band: 'z2' },
    { index: 1.1, band: 'z2' },
    { index: 1.11, band: 'z3' },
    { index: 1.2, band: 'z3' },
    { index: 1.21, band: 'z4' },
    { index: 1.99, band: 'z4' },
    { index: 2.5, band: 'z4' },
  ])('$index is $band', ({ index, band }) => {
    expect(variabilityBand(index)).toBe(band);
  });

  it('is null without an index', () => {
    expect(variabilityBand(null)).toBeNull();
  });
});

function steady(watts: number, seconds: number): number[] {
  return Array.from({ length: seconds }, () => watts);
}

function rollingMeans(power: number[]) {
  return power.slice(29).map((_, start) => power.slice(start, start + 30).reduce((sum, watts) => sum + watts, 0) / 30);
}

function byDefinition(power: number[]) {
  const means = rollingMeans(power);
  return (means.reduce((sum, mean) => sum + mean ** 4, 0) / means.length) ** 0.25;
}
