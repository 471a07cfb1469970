import { describe, expect, it } from 'vitest';
import { GROUP_LABELS, groupLabelOf } from './groupLabel.ts';

describe('groupLabelOf', () => {
  it('counts the groups from 1', () => {
    expect([1, 2, 3, 4, 5].map(groupLabelOf)).toEqual([...GROUP_LABELS]);
  });

  it.each([0, 6, -1, 1.5, Number.NaN])('takes %d for the last group', (number) => {
    expect(groupLabelOf(number)).toBe('E');
  });
});
