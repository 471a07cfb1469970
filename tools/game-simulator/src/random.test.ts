import { describe, expect, it } from 'vitest';
import { randomFor } from './random.ts';

describe('randomFor', () => {
  it('is deterministic for the same seeds and differs between seeds', () => {
    const draw = (...seeds: (number | string)[]) => {
      const random = randomFor(...seeds);
      return [random.next(), random.next(), random.next()];
    };

    expect(draw(1, 'rider', 7)).toEqual(draw(1, 'rider', 7));
    expect(draw(1, 'rider', 7)).not.toEqual(draw(1, 'rider', 8));
  });

  it('keeps its draws within their bounds and reaches both ends', () => {
    const random = randomFor('bounds');

    const wholes = new Set(Array.from({ length: 500 }, () => random.whole(3, 5)));

    expect(wholes).toEqual(new Set([3, 4, 5]));
  });

  it('draws a bell curve around its mean', () => {
    const random = randomFor('bell');

    const draws = Array.from({ length: 4000 }, () => random.normal(50, 10));
    const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;

    expect(mean).toBeGreaterThan(49);
    expect(mean).toBeLessThan(51);
    expect(draws.filter((value) => Math.abs(value - 50) < 10).length / draws.length).toBeCloseTo(0.683, 1);
  });

  it('shuffles without losing or duplicating items', () => {
    const items = Array.from({ length: 40 }, (_, index) => index);

    const shuffled = randomFor('shuffle').shuffled(items);

    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
  });

  it('throws when there is nothing to pick from', () => {
    expect(() => randomFor(1).pick([])).toThrow('Nothing to pick from');
  });
});
