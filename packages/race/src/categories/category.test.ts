import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageCategory } from './ageCategory.ts';
import { CATEGORIES, categories } from './category.ts';
import { GROUP_LABELS } from './groupLabel.ts';
import { medalFor } from './medal.ts';

describe('CATEGORIES', () => {
  it('are the badges of the specification', () => {
    expect(CATEGORIES).toEqual(['A+', 'A', 'B', 'C', 'D', 'E', 'W', 'WA', 'WB', 'T']);
  });

  it('include every group label', () => {
    expect(CATEGORIES).toEqual(expect.arrayContaining([...GROUP_LABELS]));
  });
});

describe('categories', () => {
  it('are sorted and unique', () => {
    expect(categories(['C', 'A', 'B', 'A', 'C'])).toEqual(['A', 'B', 'C']);
  });

  it('are sorted case-insensitively', () => {
    expect(categories(['b', 'C', 'A', 'd'])).toEqual(['A', 'b', 'C', 'd']);
  });

  it('keep labels that differ only in case, in a fixed order', () => {
    expect(categories(['a', 'A'])).toEqual(['A', 'a']);
    expect(categories(['A', 'a'])).toEqual(['A', 'a']);
  });

  it('start with the option for all if given', () => {
    expect(categories(['B', 'A'], { withAll: 'Все' })).toEqual(['Все', 'A', 'B']);
    expect(categories([], { withAll: 'Все' })).toEqual(['Все']);
  });

  it('do not repeat the option for all', () => {
    expect(categories(['All', 'A'], { withAll: 'All' })).toEqual(['All', 'A']);
  });

  it('are empty without labels', () => {
    expect(categories([])).toEqual([]);
  });

  it('sort A+ behind A and the women behind E', () => {
    expect(categories(['WA', 'A+', 'E', 'W', 'A'])).toEqual(['A', 'A+', 'E', 'W', 'WA']);
  });

  it('do not depend on the order of the labels', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CATEGORIES, 'a', 'b')), (labels) => {
        expect(categories(labels.toReversed())).toEqual(categories(labels));
      }),
    );
  });
});

describe('medalFor', () => {
  it.each([
    [1, 'gold'],
    [2, 'silver'],
    [3, 'bronze'],
    [4, null],
    [0, null],
    [-1, null],
    [1.5, null],
    [null, null],
  ] as const)('awards place %s: %s', (place, medal) => {
    expect(medalFor(place)).toBe(medal);
  });
});

describe('ageCategory', () => {
  it.each([
    [12, 'Snr'],
    [29, 'Snr'],
    [30, 'Mas'],
    [39, 'Mas'],
    [40, 'Vet'],
    [49, 'Vet'],
    [50, '50+'],
    [59, '50+'],
    [60, '60+'],
    [85, '60+'],
  ])('of %s years is %s', (age, category) => {
    expect(ageCategory(age)).toBe(category);
  });

  it.each([0, null, undefined, -5, Number.NaN])('is unknown for an age of %s', (age) => {
    expect(ageCategory(age)).toBeNull();
  });
});
