import { describe, expect, it } from 'vitest';
import type { Outcome } from './counts.ts';
import { schedule, withNeeds } from './schedule.ts';
import type { Stage } from './stage.ts';

const green: Outcome = { passed: 1, failed: 0, output: '' };
const red: Outcome = { passed: 0, failed: 1, output: '' };

const stage = (name: string, seconds: number, more: Partial<Stage> = {}): Stage => ({
  name,
  seconds,
  cores: 1,
  run: async () => green,
  ...more,
});

/**
 * Simulates stages on a clock of their expected seconds; returns when each started, and the most tokens in use at once.
 */
async function play(stages: Stage[], failing: string[] = [], continues = false) {
  const pending: { ends: number; end: () => void }[] = [];
  const began: Record<string, number> = {};
  let now = 0;
  let used = 0;
  let mostUsed = 0;
  const done = schedule(stages, {
    cores: 2,
    continues,
    run: ({ name, seconds, cores }) => {
      began[name] = now;
      used += cores;
      mostUsed = Math.max(mostUsed, used);
      return new Promise((resolve) => {
        const end = () => {
          used -= cores;
          resolve(failing.includes(name) ? red : green);
        };
        pending.push({ ends: now + seconds, end });
      });
    },
  });
  const isOver = done.then(() => true);
  for (;;) {
    // The scheduler starts what it can within a few microtasks.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    pending.sort((a, b) => a.ends - b.ends);
    const first = pending.shift();
    if (!first) break;
    now = first.ends;
    first.end();
  }
  await isOver;
  return { began, mostUsed, left: await done };
}

describe('schedule', () => {
  it('starts the longest chain first, keeps within two tokens and fills gaps with stages that fit', async () => {
    const { began, mostUsed, left } = await play([
      stage('lint', 10),
      stage('build', 5),
      stage('journeys', 100, { cores: 2, needs: ['build'] }),
      stage('api', 50),
    ]);

    expect(began).toEqual({ build: 0, api: 0, lint: 5, journeys: 50 });
    expect(mostUsed).toBe(2);
    expect(left).toEqual([]);
  });

  it('starts nothing after a red stage, unless configured to continue', async () => {
    const stages = [stage('types', 10), stage('lint', 5), stage('unit', 3)];

    expect((await play(stages, ['lint'])).left).toEqual(['unit']);
    expect((await play(stages, ['lint'], true)).left).toEqual([]);
  });

  it('never starts a stage that needs a red one', async () => {
    const stages = [stage('build', 5), stage('sizes', 5, { needs: ['build'] }), stage('unit', 5)];

    expect((await play(stages, ['build'], true)).left).toEqual(['sizes']);
  });
});

describe('withNeeds', () => {
  it('adds the transitive needs of the named stages', () => {
    const stages = [
      stage('packed', 1),
      stage('product', 1, { needs: ['packed'] }),
      stage('unit', 1),
      stage('e2e', 1, { needs: ['product'] }),
    ];

    expect(withNeeds(['e2e'], stages).map(({ name }) => name)).toEqual(['packed', 'product', 'e2e']);
  });
});
