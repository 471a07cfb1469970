import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { requestAll } from './request-all.ts';

describe('requestAll', () => {
  it('returns the answers in the order of the items, whichever came first', async () => {
    const results = await requestAll([30, 0, 10], async (ms) => {
      await wait(ms);
      return ms;
    });

    expect(results).toEqual([30, 0, 10]);
  });

  it('ends everything under way before it fails, and begins nothing new', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const items = Array.from({ length: 100 }, (_, index) => index);

    const outcome = requestAll(items, async (item) => {
      begun.push(item);
      await wait(item === 0 ? 1 : 30);
      if (item === 0) throw new Error('first');
      ended.push(item);
    });

    await expect(outcome).rejects.toThrow('first');
    expect(ended).toEqual(begun.filter((item) => item !== 0));
    expect(begun.length).toBeLessThan(items.length);
    const count = begun.length;
    await wait(50);
    expect(begun).toHaveLength(count);
  });

  it('throws what failed first, even when it is undefined', async () => {
    await expect(requestAll([1, 2], () => Promise.reject(undefined))).rejects.toBeUndefined();
  });
});
