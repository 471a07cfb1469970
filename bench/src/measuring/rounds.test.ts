import { describe, expect, it } from 'vitest';
import { compare, interleave, median, middle, type Sample } from './rounds.ts';

/** Creates a contender with runs of the given times, and the list of runs in order. */
function contender(name: string, times: readonly number[], order: string[]) {
  let run = 0;
  return (): Sample => {
    order.push(name);
    return { ms: times[run++ % times.length] ?? 0 };
  };
}

describe('interleave', () => {
  it('runs the contenders in turn and each peer twice', async () => {
    const order: string[] = [];

    await interleave(
      { ours: contender('ours', [1], order), peer: contender('peer', [1], order) },
      { rounds: 2, warmUps: 0 },
    );

    expect(order).toEqual(['ours', 'peer', 'peer', 'ours', 'peer', 'peer']);
  });

  it('runs a peer once if there is no verdict', async () => {
    const order: string[] = [];

    const rounds = await interleave(
      { ours: contender('ours', [1], order), peer: contender('peer', [1], order) },
      { rounds: 1, warmUps: 0, isGuarded: false },
    );

    expect(order).toEqual(['ours', 'peer']);
    expect(() => compare(rounds, 'peer', 'ms')).toThrow('twice');
  });

  it('discards the warm-up', async () => {
    const rounds = await interleave({ ours: contender('ours', [900, 1, 1], []) }, { rounds: 2, warmUps: 1 });

    expect(middle(rounds, 'ours', 'ms')).toBe(1);
  });
});

describe('compare', () => {
  const compared = async (mine: readonly number[], theirs: readonly number[]) =>
    compare(
      await interleave(
        { ours: contender('ours', mine, []), peer: contender('peer', theirs, []) },
        { rounds: mine.length, warmUps: 0 },
      ),
      'peer',
      'ms',
    );

  it('computes the median of the ratios of each round, not the ratio of medians', async () => {
    const { ratio, ours, peer } = await compared([10, 20, 60], [20, 20, 20, 20, 600, 600]);

    expect(ratio).toBe(0.5);
    expect({ ours, peer }).toEqual({ ours: 20, peer: 20 });
  });

  it('marks a run as noisy when the peer differs from itself', async () => {
    expect(await compared([10], [20, 20])).toMatchObject({ isNoisy: false });
    expect(await compared([10], [20, 26])).toMatchObject({ isNoisy: true });
    expect(await compared([10], [20, 16])).toMatchObject({ isNoisy: true });
  });

  it('throws for a peer that did not run and for an unknown measure', async () => {
    const rounds = await interleave({ ours: contender('ours', [1], []) });

    expect(() => compare(rounds, 'peer', 'ms')).toThrow('peer');
    expect(() => middle(rounds, 'ours', 'bytes')).toThrow('bytes');
  });
});

describe('median', () => {
  it('is the middle value, or the mean of the two', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });
});
