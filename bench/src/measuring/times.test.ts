import { describe, expect, it } from 'vitest';
import { percentile, percentiles, timesOf } from './times.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 99 - index);

describe('timesOf', () => {
  it('measures every run and calls `before` ahead of each', async () => {
    const calls: string[] = [];
    const times = await timesOf(
      async () => calls.push('run'),
      2,
      () => calls.push('before'),
    );

    expect(times).toHaveLength(2);
    expect(calls).toEqual(['before', 'run', 'before', 'run']);
  });
});

describe('percentile', () => {
  it('sorts the values by number', () => {
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentiles(hundred)).toEqual({ p50Ms: 50, p99Ms: 99 });
  });

  it('is NaN without values', () => {
    expect(percentile([], 0.5)).toBeNaN();
  });
});
