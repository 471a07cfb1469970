import { describe, expect, it } from 'vitest';
import { GROUP_LABELS, groupLabelOf } from './groupLabel.ts';

describe('groupLabelOf', () => {
  it('numbers the groups from 1', () => {
    expect([1, 2, 3, 4, 5].map(groupLabelOf)).toEqual([...GROUP_LABELS]);
  });

  it.each([0, 6, -1, 1.5, Number.NaN])('returns the last group for %d', (number) => {
    expect(groupLabelOf(number)).toBe('E');
  });
});
