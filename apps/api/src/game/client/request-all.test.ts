import { describe, expect, it } from 'vitest';
import { requestAll } from './request-all.ts';

describe('requestAll', () => {
  it('returns the responses in item order, whichever came first', async () => {
    const answers = ['first', 'second', 'third'].map((text) => ({ text, ...Promise.withResolvers<void>() }));

    const results = requestAll(answers, async ({ text, promise }) => {
      await promise;
      return text;
    });
    for (const index of [1, 2, 0]) answers[index]?.resolve();

    expect(await results).toEqual(['first', 'second', 'third']);
  });

  it('finishes all running requests before it fails, and starts none', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const items = Array.from({ length: 100 }, (_, index) => index);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const turn = () => new Promise(setImmediate);

    const outcome = requestAll(items, async (item) => {
      begun.push(item);
      if (item === 0) throw new Error('first');
      await answered;
      ended.push(item);
    });
    const early = await Promise.race([outcome.catch(() => 'failed'), turn().then(() => 'under way')]);
    const count = begun.length;
    answer();

    await expect(outcome).rejects.toThrow('first');
    await turn();
    expect(early).toBe('under way');
    expect(ended).toEqual(begun.filter((item) => item !== 0));
    expect(begun).toHaveLength(count);
    expect(count).toBeLessThan(items.length);
  });

  it('throws the first error, even when it is undefined', async () => {
    await expect(requestAll([1, 2], () => Promise.reject(undefined))).rejects.toBeUndefined();
  });
});
