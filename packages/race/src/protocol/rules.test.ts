import { describe, expect, it } from 'vitest';
import { EVENT_START, GROUP_ID, MINUTE, someRules } from '../testing/anEntry.ts';
import { FINISH_PROTOCOLS, finishProtocol, isRankedByGroup, startGaps } from './rules.ts';

describe('finishProtocol', () => {
  it.each(FINISH_PROTOCOLS)('recognizes %s', (name) => {
    expect(finishProtocol(name)).toBe(name);
  });

  it.each([
    { name: undefined, what: 'a missing name' },
    { name: null, what: 'null' },
    { name: '', what: 'an empty name' },
    { name: 'criterium', what: 'a name of later days' },
    { name: 'CLASSICGROUP', what: 'another spelling' },
    { name: 'toString', what: 'a name every object has' },
    { name: '__proto__', what: 'a name no object should have' },
  ])('falls back to the common protocol for $what', ({ name }) => {
    expect(finishProtocol(name)).toBe('classicCommon');
  });
});

describe('isRankedByGroup', () => {
  it.each([
    { kind: 'classicGroup', byGroup: true },
    { kind: 'newbies', byGroup: true },
    { kind: 'catchUp', byGroup: false },
    { kind: 'classicCommon', byGroup: false },
  ] as const)('$kind: $byGroup', ({ kind, byGroup }) => {
    expect(isRankedByGroup(kind)).toBe(byGroup);
  });
});

describe('startGaps', () => {
  it.each(['newbies', 'catchUp', 'classicCommon'] as const)(
    'measures every group of %s from the first start',
    (kind) => {
      const gaps = startGaps(someRules(kind, 5));

      expect([...gaps]).toEqual([
        [GROUP_ID.A, 0],
        [GROUP_ID.B, 5 * MINUTE],
        [GROUP_ID.C, 10 * MINUTE],
        [GROUP_ID.D, 15 * MINUTE],
        [GROUP_ID.E, 20 * MINUTE],
      ]);
    },
  );

  it('has a separate clock for every group of classicGroup', () => {
    expect([...startGaps(someRules('classicGroup', 5)).values()]).toEqual([0, 0, 0, 0, 0]);
  });

  it('measures from the event when all groups start after it', () => {
    const rules = { ...someRules('catchUp'), eventStart: EVENT_START - MINUTE };

    expect([...startGaps(rules).values()]).toEqual([MINUTE, MINUTE, MINUTE, MINUTE, MINUTE]);
  });

  it('measures from the earliest group when it starts before the event, so that no gap is negative', () => {
    const rules = { ...someRules('catchUp', 5), eventStart: EVENT_START + 5 * MINUTE };

    expect([...startGaps(rules).values()]).toEqual([0, 5, 10, 15, 20].map((minutes) => minutes * MINUTE));
  });

  it('keeps the seconds of a start', () => {
    const groups = [{ id: 1, label: 'B' as const, start: EVENT_START + 330_000 }];

    expect(startGaps({ kind: 'catchUp', eventStart: EVENT_START, groups }).get(1)).toBe(330_000);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('is 0 for a start of %s', (start) => {
    const groups = [
      { id: 1, label: 'A' as const, start: EVENT_START },
      { id: 2, label: 'B' as const, start },
    ];

    expect([...startGaps({ kind: 'catchUp', eventStart: EVENT_START, groups }).values()]).toEqual([0, 0]);
  });

  it('is empty for an event without groups', () => {
    expect(startGaps({ kind: 'catchUp', eventStart: EVENT_START, groups: [] }).size).toBe(0);
  });

  it('tolerates an invalid event start', () => {
    const rules = { ...someRules('catchUp', 5), eventStart: Number.NaN };

    expect(startGaps(rules).get(GROUP_ID.B)).toBe(5 * MINUTE);
  });
});
