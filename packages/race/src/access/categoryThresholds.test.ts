import { describe, expect, it } from 'vitest';
import { racingScoreCategory, ZFTP_LIMITS, zftpCategory } from './categoryThresholds.ts';

describe('racingScoreCategory', () => {
  it.each([
    [1000, 'A'],
    [690, 'A'],
    [689.99, 'B'],
    [520, 'B'],
    [519.99, 'C'],
    [350, 'C'],
    [349.99, 'D'],
    [180, 'D'],
    [179.99, 'E'],
    [1, 'E'],
    [0, null],
    [-1, null],
    [Number.NaN, null],
    [null, null],
    [undefined, null],
  ])('of %s is %s', (score, category) => {
    expect(racingScoreCategory(score)).toBe(category);
  });
});

describe('zftpCategory', () => {
  it.each([
    [4.6, 300, 'A+'],
    [4.59, 300, 'A'],
    [4.6, 299, 'A'],
    [4.2, 250, 'A'],
    [4.19, 400, 'B'],
    [5, 249, 'B'],
    [3.36, 200, 'B'],
    [3.35, 200, 'C'],
    [3.36, 199, 'C'],
    [2.625, 150, 'C'],
    [2.62, 150, 'D'],
    [6, 149, 'D'],
    [0.5, 40, 'D'],
  ])('of %s W/kg and %s W is %s', (wattsPerKg, watts, category) => {
    expect(zftpCategory({ wattsPerKg, watts })).toBe(category);
  });

  it.each([
    { wattsPerKg: null, watts: 300 },
    { wattsPerKg: 4, watts: null },
    { wattsPerKg: 4, watts: 0 },
    { wattsPerKg: undefined, watts: undefined },
  ])('is unknown if a figure was not measured: %j', (zftp) => {
    expect(zftpCategory(zftp)).toBeNull();
  });
});

describe('ZFTP_LIMITS', () => {
  it('match the start of each category for riders with sufficient watts, weakest first', () => {
    expect(ZFTP_LIMITS.map(({ category }) => category)).toEqual(['D', 'C', 'B', 'A', 'A+']);
    for (const { category, wattsPerKg } of ZFTP_LIMITS.slice(1)) {
      expect(zftpCategory({ watts: 999, wattsPerKg })).toBe(category);
      expect(zftpCategory({ watts: 999, wattsPerKg: wattsPerKg - 0.001 })).not.toBe(category);
    }
  });
});
