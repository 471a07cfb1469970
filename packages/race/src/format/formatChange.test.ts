import { describe, expect, it } from 'vitest';
import { formatChange } from './formatChange.ts';

describe('formatChange', () => {
  it.each([
    [12, '+12'],
    [-3, '−3'],
    [0, '0'],
    [-1240, '−1 240'],
    [-0.4, '0'],
  ])('prints %s as %s', (change, text) => {
    expect(formatChange(change, 'ru').replace(/\s/gu, ' ')).toBe(text);
  });

  it('keeps the given number of decimals', () => {
    expect([formatChange(-0.62, 'ru', 1), formatChange(0.04, 'ru', 1)]).toEqual(['−0.6', '0.0']);
  });
});
