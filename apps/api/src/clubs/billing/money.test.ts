import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toKopecks, toRoubles } from './money.ts';

describe('money', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [150_000, '1500.00'],
    [123_456, '1234.56'],
  ])('of %i kopecks is %s roubles', (kopecks, roubles) => {
    expect(toRoubles(kopecks)).toBe(roubles);
  });

  it('round-trips to the kopeck', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (kopecks) => {
        expect(toKopecks(toRoubles(kopecks))).toBe(kopecks);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['', '1', '1.5', '1.005', '-1.00', '1e3.00', '１.00', '1.00 ', 'NaN'])('is not parsed from %j', (text) => {
    expect(toKopecks(text)).toBeNull();
  });
});
