import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Adds tasks named by their user and number, all before the first ends; returns the order in which they ran. */
async function orderOf(added: readonly string[], failing: readonly string[] = []) {
  const queue = new FairQueue();
  const began: string[] = [];
  let running = 0;
  let mostAtOnce = 0;
  const outcomes = await Promise.allSettled(
    added.map((name) =>
      queue.add(name.charAt(0), async () => {
        began.push(name);
        running += 1;
        mostAtOnce = Math.max(mostAtOnce, running);
        await Promise.resolve();
        running -= 1;
        if (failing.includes(name)) throw new Error(name);
        return name;
      }),
    ),
  );
  const settled = outcomes.map((one) => (one.status === 'fulfilled' ? one.value : `failed ${one.reason.message}`));
  return { began, mostAtOnce, settled };
}

describe('FairQueue', () => {
  it.each([
    { what: 'one user in order', added: ['a1', 'a2', 'a3'], order: ['a1', 'a2', 'a3'] },
    { what: 'another after one work', added: ['a1', 'a2', 'a3', 'b1'], order: ['a1', 'a2', 'b1', 'a3'] },
    {
      what: 'each in turn',
      added: ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'],
      order: ['a1', 'a2', 'b1', 'c1', 'a3', 'b2'],
    },
  ])('serves $what', async ({ added, order }) => {
    expect(await orderOf(added)).toEqual({ began: order, mostAtOnce: 1, settled: added });
  });

  it('rejects the fourth waiting task of one user, and the thirteenth of all', async () => {
    const users = ['a', 'b', 'c', 'd', 'e'];
    const { settled } = await orderOf(['a0', ...users.flatMap((user) => [1, 2, 3, 4].map((at) => `${user}${at}`))]);
    const refused = settled.flatMap((one, at) => (one.startsWith('failed') ? [at] : []));
    const queue = new FairQueue();
    const waiting = [0, 1, 2, 3].map(() => queue.add('a', () => Promise.resolve()));
    await expect(queue.add('a', () => Promise.resolve())).rejects.toMatchObject({
      code: 'overloaded',
      retryAfterS: 10,
    });
    await Promise.all(waiting);

    expect(refused).toEqual([4, 8, 12, 16, 17, 18, 19, 20]);
  });

  it('continues after a failed task, and serves again once it was empty', async () => {
    const queue = new FairQueue();
    const { settled } = await orderOf(['a1', 'a2', 'b1'], ['a1']);
    await queue.add('a', () => Promise.resolve());

    expect(settled).toEqual(['failed a1', 'a2', 'b1']);
    expect(await queue.add('b', () => Promise.resolve('again'))).toBe('again');
  });
});
