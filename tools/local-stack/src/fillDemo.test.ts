import { describe, expect, it } from 'vitest';
import { fillParts } from './fillDemo.ts';
import { newSeason } from './seasonSettings.ts';

const season = newSeason(new Date('2026-01-10T12:00:00Z'));

function run(given: typeof season, fails?: string) {
  const log: string[] = [];
  const part = (mark: 'isFilled' | 'hasAccounts' | 'hasMessages') => {
    const fill = async () => {
      if (mark === fails) throw new Error('the game is down');
      log.push(mark);
    };
    return [mark, fill] as const;
  };
  const save = async ({ isFilled, hasAccounts, hasMessages }: typeof season) =>
    void log.push(`saved ${[isFilled, hasAccounts, hasMessages].join(' ')}`);
  return { log, done: fillParts(given, save, [part('isFilled'), part('hasAccounts'), part('hasMessages')]) };
}

describe('fillParts', () => {
  it('marks each part when it is filled', async () => {
    const { log, done } = run(season);
    await done;

    expect(log).toEqual([
      'isFilled',
      'saved true false false',
      'hasAccounts',
      'saved true true false',
      'hasMessages',
      'saved true true true',
    ]);
  });

  it('adds only missing parts to a folder of an earlier version', async () => {
    const { log, done } = run({ ...season, isFilled: true, hasAccounts: true });

    expect(await done).toMatchObject({ isFilled: true, hasAccounts: true, hasMessages: true });
    expect(log).toEqual(['hasMessages', 'saved true true true']);
  });

  it('keeps the marks of filled parts when a later part fails', async () => {
    const { log, done } = run(season, 'hasAccounts');

    await expect(done).rejects.toThrow('the game is down');
    expect(log).toEqual(['isFilled', 'saved true false false']);
  });
});
