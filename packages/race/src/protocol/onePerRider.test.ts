import { describe, expect, it } from 'vitest';
import { anEntry, someRules } from '../testing/anEntry.ts';
import type { GameEntry } from './gameEntry.ts';
import { protocol } from './protocol.ts';

describe('onePerRider', () => {
  it('deduplicates a rider of two overlapping pages', () => {
    expect(kept([anEntry(1), anEntry(2), anEntry(2)]).map(({ profileId }) => profileId)).toEqual([1, 2]);
  });

  it('prefers a finish over a DNF, even a slower one', () => {
    const entries = [anEntry(1, { timeMs: 100, didNotFinish: true }), anEntry(1, { timeMs: 900_000 })];

    expect(kept(entries)).toEqual([entries[1]]);
  });

  it('prefers the earlier of two finishes', () => {
    const entries = [anEntry(1, { timeMs: 900_001 }), anEntry(1, { timeMs: 900_000 }), anEntry(1, { timeMs: 900_002 })];

    expect(kept(entries)).toEqual([entries[1]]);
  });

  it('prefers a row with a time over a row without', () => {
    const entries = [anEntry(1, { timeMs: null }), anEntry(1, { timeMs: 900_000 })];

    expect(kept(entries)).toEqual([entries[1]]);
  });

  it('includes the start gap when comparing a rider in two groups', () => {
    const entries = [anEntry(1, { group: 'B', timeMs: 900_000 }), anEntry(1, { group: 'A', timeMs: 1_000_000 })];

    expect(kept(entries)).toEqual([entries[1]]);
  });

  it('resolves two equal times independently of their order', () => {
    const entries = [anEntry(1, { group: 'B', timeMs: 600_000 }), anEntry(1, { group: 'A', timeMs: 900_000 })];

    expect(kept(entries)).toEqual([entries[1]]);
    expect(kept(entries.toReversed())).toEqual([entries[1]]);
  });

  it('prefers measured power over virtual power at equal times, whatever the figures are', () => {
    const [measured, virtual] = [anEntry(1, { watts: 300 }), anEntry(1, { watts: 0, powerType: 'VIRTUAL_POWER' })];

    expect(kept([virtual, measured])).toEqual([measured]);
    expect(kept([measured, anEntry(1, { watts: 999, powerType: 'VIRTUAL_POWER' })])).toEqual([measured]);
  });

  it('resolves two rows that differ only in content independently of their order', () => {
    const entries = [anEntry(1, { watts: 260 }), anEntry(1, { watts: 250 })];

    expect(kept(entries)).toEqual(kept(entries.toReversed()));
  });

  it('does not merge riders with equal times', () => {
    expect(kept([anEntry(1), anEntry(2), anEntry(3)])).toHaveLength(3);
  });
});

function kept(entries: GameEntry[]) {
  return protocol({ entries, people: [], decisions: [], rules: someRules('catchUp', 5) }).rows.map(
    ({ entry }) => entry,
  );
}
