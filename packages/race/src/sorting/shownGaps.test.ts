import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroupLabel } from '../categories/groupLabel.ts';
import { protocol } from '../protocol/protocol.ts';
import { FINISH_PROTOCOLS } from '../protocol/rules.ts';
import { anEntry, someRules } from '../testing/anEntry.ts';
import { gapsOfShown, showsGaps, type TimedRow } from './shownGaps.ts';

describe('showsGaps', () => {
  it.each([
    { kind: 'classicCommon', sortKey: 'time', ascending: true, shown: true },
    { kind: 'classicCommon', sortKey: 'time', ascending: false, shown: false },
    { kind: 'classicCommon', sortKey: 'category', ascending: true, shown: false },
    { kind: 'classicCommon', sortKey: 'name', ascending: true, shown: false },
    { kind: 'catchUp', sortKey: 'time', ascending: true, shown: true },
    { kind: 'catchUp', sortKey: 'category', ascending: true, shown: false },
    { kind: 'catchUp', sortKey: 'category', ascending: false, shown: false },
    { kind: 'classicGroup', sortKey: 'time', ascending: true, shown: true },
    { kind: 'classicGroup', sortKey: 'time', ascending: false, shown: false },
    { kind: 'classicGroup', sortKey: 'category', ascending: true, shown: true },
    { kind: 'classicGroup', sortKey: 'category', ascending: false, shown: true },
    { kind: 'classicGroup', sortKey: 'wattsPerKg', ascending: true, shown: false },
    { kind: 'newbies', sortKey: 'category', ascending: true, shown: true },
    { kind: 'newbies', sortKey: 'weight', ascending: false, shown: false },
  ] as const)('$kind by $sortKey, ascending $ascending: $shown', ({ shown, ...state }) => {
    expect(showsGaps(state)).toBe(shown);
  });
});

describe('gapsOfShown', () => {
  it('is empty for no rows', () => {
    expect(gapsOfShown([], 'classicCommon')).toEqual([]);
  });

  it('measures from the fastest displayed rider, not from the winner of the race', () => {
    const shown = [row(61_000), row(61_500), row(63_000)];

    expect(gapsOfShown(shown, 'classicCommon')).toEqual([
      { toLeaderMs: 0, toPreviousMs: null },
      { toLeaderMs: 500, toPreviousMs: 500 },
      { toLeaderMs: 2_000, toPreviousMs: 1_500 },
    ]);
  });

  it.each(['catchUp', 'classicCommon'] as const)('%s: compares riders of all groups', (kind) => {
    const shown = [row(60_000, 'A'), row(61_000, 'B'), row(62_000, 'A')];

    expect(gapsOfShown(shown, kind).map(({ toPreviousMs }) => toPreviousMs)).toEqual([null, 1_000, 1_000]);
  });

  it.each(['classicGroup', 'newbies'] as const)('%s: compares riders of one group, mixed or separate', (kind) => {
    const shown = [row(60_000, 'A'), row(61_000, 'B'), row(62_000, 'A'), row(64_500, 'B')];

    expect(gapsOfShown(shown, kind)).toEqual([
      { toLeaderMs: 0, toPreviousMs: null },
      { toLeaderMs: 0, toPreviousMs: null },
      { toLeaderMs: 2_000, toPreviousMs: 2_000 },
      { toLeaderMs: 3_500, toPreviousMs: 3_500 },
    ]);
  });

  it('skips the disqualified', () => {
    const shown = [row(50_000, 'A', { label: 'DSQ' }), row(60_000), row(61_000)];

    expect(gapsOfShown(shown, 'classicCommon')).toEqual([
      { toLeaderMs: null, toPreviousMs: null },
      { toLeaderMs: 0, toPreviousMs: null },
      { toLeaderMs: 1_000, toPreviousMs: 1_000 },
    ]);
  });

  it('skips rows without a time', () => {
    const shown = [row(60_000), row(null), row(61_000)];

    expect(gapsOfShown(shown, 'classicCommon')[1]).toEqual({ toLeaderMs: null, toPreviousMs: null });
    expect(gapsOfShown(shown, 'classicCommon')[2]).toEqual({ toLeaderMs: 1_000, toPreviousMs: 1_000 });
  });

  it('keeps gaps of 0 between equal times', () => {
    expect(gapsOfShown([row(60_000), row(60_000)], 'classicCommon')[1]).toEqual({ toLeaderMs: 0, toPreviousMs: 0 });
  });

  it('returns gaps in the order of the rows, whatever it is', () => {
    const shown = [row(62_000), row(60_000), row(61_000)];

    expect(gapsOfShown(shown, 'classicCommon').map(({ toLeaderMs }) => toLeaderMs)).toEqual([2_000, 0, 1_000]);
  });

  it('matches the protocol when all its rows are displayed', () => {
    const someTimes = fc.array(
      fc.record({ timeMs: fc.integer({ min: 1, max: 99 }), group: fc.constantFrom('A', 'B') }),
    );
    fc.assert(
      fc.property(someTimes, fc.constantFrom(...FINISH_PROTOCOLS), (times, kind) => {
        const entries = times.map((facts, index) => anEntry(index + 1, facts));
        const { rows } = protocol({ entries, people: [], decisions: [], rules: someRules(kind, 1) });

        expect(gapsOfShown(rows, kind)).toEqual(
          rows.map(({ gapToLeaderMs, gapToPreviousMs }) => ({
            toLeaderMs: gapToLeaderMs,
            toPreviousMs: gapToPreviousMs,
          })),
        );
      }),
    );
  });

  it('measures a category of a common table among its own riders', () => {
    const entries = [
      anEntry(1, { group: 'A', timeMs: 60_000 }),
      anEntry(2, { group: 'B', timeMs: 61_000 }),
      anEntry(3, { group: 'A', timeMs: 61_500 }),
      anEntry(4, { group: 'B', timeMs: 63_000 }),
    ];
    const { rows } = protocol({ entries, people: [], decisions: [], rules: someRules('classicCommon') });
    const shown = rows.filter(({ groupLabel }) => groupLabel === 'B');

    expect(gapsOfShown(shown, 'classicCommon')).toEqual([
      { toLeaderMs: 0, toPreviousMs: null },
      { toLeaderMs: 2_000, toPreviousMs: 2_000 },
    ]);
  });
});

function row(timeMs: number | null, groupLabel: GroupLabel = 'A', disqualification: object | null = null): TimedRow {
  return { timeMs, groupLabel, disqualification };
}
