import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupBy } from './groupBy.ts';

describe('groupBy', () => {
  it('keeps keys and values in the given order', () => {
    const groups = groupBy(['B2', 'A1', 'B1'], ([letter]) => letter);

    expect([...groups]).toEqual([
      ['B', ['B2', 'B1']],
      ['A', ['A1']],
    ]);
  });

  it('is empty for no values', () => {
    expect(groupBy([], (value) => value).size).toBe(0);
  });

  it('groups like `Map.groupBy`', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 })), (values) => {
        expect([...groupBy(values, Math.abs)]).toEqual([...nativeGroupBy(values, Math.abs)]);
      }),
    );
  });
});

const nativeGroupBy = (Map as unknown as { groupBy: typeof groupBy }).groupBy;
