import { describe, expect, it } from 'vitest';
import { killKinds, killPlan } from './killPlan.ts';
import { randomOf } from './random.ts';

const count = (plan: readonly string[], kind: string) => plan.filter((each) => each === kind).length;

describe('killPlan', () => {
  it('kills our processes and mongod equally often, each at all of its kinds of work', () => {
    const plan = killPlan(50, randomOf(1));

    expect(killKinds.map((kind) => count(plan, kind))).toEqual([7, 6, 6, 6, 9, 8, 8]);
  });

  it('covers every kind in eight kills', () => {
    expect(new Set(killPlan(8, randomOf(3)))).toEqual(new Set(killKinds));
  });

  it('is deterministic for a seed, and differs between seeds', () => {
    expect(killPlan(50, randomOf(7))).toEqual(killPlan(50, randomOf(7)));
    expect(killPlan(50, randomOf(7))).not.toEqual(killPlan(50, randomOf(8)));
  });
});
